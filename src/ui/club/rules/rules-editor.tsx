'use client';

import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { gameOf } from '@/core/games';
import type { AnyGame } from '@/core/games/game';
import { gameKey } from '@/i18n/say';
import { useRouter } from '@/i18n/navigation';
import { WriteNotice } from '../../notice/write-notice';
import { sending } from '../../place/sending';
import { Awakening } from '../../remote/awakening';
import type { ClubPage, HouseRulesShown } from '../../remote/answers';
import { useTRPC } from '../../remote/remote';
import { useWriting } from '../../remote/writing';
import { GameWords, useVoice } from '../../words/say';
import { useTranslations } from '../../words/translations';
import { valueOf } from '../../rules/rule-set';
import { ClubPlace } from '../club-place';
import { OptionField } from './option-field';
import { changesOf, type RulesDraft, valuesOf, withPreset } from './rules-form';
import styles from './club-rules.module.css';

type Props = { readonly club: ClubPage; readonly game: string };

/** The club's own rules of a game: every option the game has, drawn from the game itself. */
export function RulesEditor({ club, game: id }: Props) {
  const game = gameOf(id);
  if (!game) throw new Error(`no game ${id}`);
  const own = club.houseRules.find((one) => one.game === id) ?? null;
  return (
    <GameWords game={id} names={[]}>
      <Editor key={own?.at} club={club} game={game} own={own} />
    </GameWords>
  );
}

type EditorProps = {
  readonly club: ClubPage;
  readonly game: AnyGame;
  readonly own: HouseRulesShown | null;
};

function Editor({ club, game, own }: EditorProps) {
  const t = useTranslations('club.rules');
  const voice = useVoice();
  const [draft, setDraft] = useState(() => draftOf(game, own, club.name));
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set());
  const changes = changesOf(game, draft);
  const writing = useRules(club.id);
  const set = () => {
    if (typing.size > 0) return;
    const rules = { preset: draft.preset, ...changes };
    writing.set.send({ club: club.id, version: club.version, game: game.id, name: draft.name, rules });
  };
  const published = valuesOf(game, draft.preset);
  return (
    <ClubPlace club={club} part="rules" title={voice.t(gameKey(voice, 'name'))} sub={t('editWhat')}>
      <Awakening>
        <form className={styles.form} onSubmit={sending(set)}>
          <EditorHead game={game} draft={draft} change={setDraft} />
          <div className={styles.options}>
            {game.rules.options.map((shape) => (
              <OptionField
                key={`${draft.preset} ${shape.key}`}
                shape={shape}
                value={draft.values[shape.key]}
                usual={published[shape.key]}
                change={(value) => {
                  setTyping(without(typing, shape.key));
                  setDraft({ ...draft, values: { ...draft.values, [shape.key]: value } });
                }}
                wrong={() => setTyping(new Set([...typing, shape.key]))}
              />
            ))}
          </div>
          <EditorFoot
            many={Object.keys(changes).length}
            faults={typing.size}
            writing={writing}
            own={own}
            club={club}
          />
        </form>
      </Awakening>
    </ClubPlace>
  );
}

type HeadProps = {
  readonly game: AnyGame;
  readonly draft: RulesDraft;
  readonly change: (draft: RulesDraft) => void;
};

function EditorHead({ game, draft, change }: HeadProps) {
  const t = useTranslations('club.rules');
  const voice = useVoice();
  const named = (id: string): string => voice.t(gameKey(voice, `presets.${id}`));
  return (
    <div className={styles.head}>
      <TextInput
        size="md"
        required
        maxLength={120}
        label={t('name')}
        value={draft.name}
        onChange={(event) => change({ ...draft, name: event.currentTarget.value })}
      />
      <NativeSelect
        size="md"
        label={t('preset')}
        description={t('presetWhat')}
        value={draft.preset}
        data={game.rules.presets.map(({ id }) => ({ value: id, label: named(id) }))}
        onChange={(event) => change(withPreset(game, draft, event.currentTarget.value))}
      />
    </div>
  );
}

type FootProps = Pick<EditorProps, 'club' | 'own'> & {
  readonly many: number;
  readonly faults: number;
  readonly writing: ReturnType<typeof useRules>;
};

function EditorFoot({ many, faults, writing: { set, drop }, own, club }: FootProps) {
  const t = useTranslations('club.rules');
  const remove = () => own && drop.send({ club: club.id, version: club.version, game: own.game });
  return (
    <>
      <WriteNotice {...set.notice} />
      <WriteNotice {...drop.notice} />
      <div className={styles.foot}>
        <Button type="submit" size="md" loading={set.pending}>
          {t('save')}
        </Button>
        {own && (
          <Button variant="default" size="md" loading={drop.pending} onClick={remove}>
            {t('drop')}
          </Button>
        )}
        <p role="status">{faults > 0 ? t('faults', { count: faults }) : t('differences', { count: many })}</p>
      </div>
    </>
  );
}

/** Both lead back to the rules of all games, where the difference is shown. */
function useRules(club: ClubPage['id']) {
  const trpc = useTRPC();
  const router = useRouter();
  const done = () => router.push(`/clubs/${club}/rules`);
  const set = useWriting(trpc.houseRules.set.mutationOptions(), { place: `${club}:rules`, done });
  const drop = useWriting(trpc.houseRules.drop.mutationOptions(), { place: `${club}:no-rules`, done });
  return { set, drop };
}

function draftOf(game: AnyGame, own: HouseRulesShown | null, club: string): RulesDraft {
  const preset = own?.preset ?? game.rules.presets[0]?.id ?? '';
  const published = valuesOf(game, preset);
  const values = Object.entries(published).map(([key, usual]) => [key, valueOf(own?.rules, key) ?? usual]);
  return { name: own?.name ?? club, preset, values: Object.fromEntries(values) };
}

const without = (all: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set([...all].filter((one) => one !== key));
