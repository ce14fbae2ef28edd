'use client';

import { Button } from '@mantine/core';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import type { Draft } from '@/core/games/sheet';
import type { Table } from '@/core/games/table';
import type { Problem } from '@/kernel/problem';
import { chipsOf } from '../cup/rule-chips';
import type { Played } from '../table/deal-sheet';
import { useVoice } from '../words/say';
import { useTranslations } from '../words/translations';
import { withAnswer } from './draft';
import { sayField } from './fields/field-name';
import { fieldId } from './fields/field-props';
import { Preview, type Forecast } from './preview';
import { ProblemList } from './problem-list';
import { fieldOf } from './problem-place';
import { useSaveKey } from './save-key';
import { SheetSection } from './sheet-section';
import { readable, unreadIn } from './whole-number';
import styles from './sheet-form.module.css';

/** What a filled-in sheet would come to; `forecast` is null while it is not sound enough to book anything. */
export type Foreseen = { readonly forecast: Forecast | null; readonly problems: readonly Problem[] };

type Props = {
  readonly played: Played;
  readonly table: Table;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly foresee: (draft: Draft) => Foreseen;
  readonly save: () => void;
  readonly saving: boolean;
  /** What stands between the sheet and the button: a reason, messages. */
  readonly children?: ReactNode;
};

/**
 * The one form of the product: a game's score sheet with the preview of what it comes to. Ctrl + Enter saves.
 */
export function SheetForm({ played, table, draft, setDraft, foresee, save, saving, children }: Props) {
  const t = useTranslations('entry');
  const form = useRef<HTMLFormElement>(null);
  useSaveKey(form);
  const sections = played.game.sheet.sections(played.rules, table, draft);
  const look = useReading(foresee, { played, table });
  const { forecast, problems } = useMemo(() => look(draft), [look, draft]);
  const goTo = (problem: Problem) =>
    focusOn(fieldOf(problem, { sections, draft, problemsOf: (other) => look(other).problems })?.key);
  const [first] = problems.filter(({ kind }) => kind === 'wrong').concat(problems);
  const submit = () => (first ? goTo(first) : save());
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.sheet}>
        {sections.map((section) => (
          <SheetSection
            key={section.id}
            section={section}
            draft={draft}
            answer={(key, value) => setDraft(withAnswer(draft, key, value))}
          />
        ))}
      </div>
      <div className={styles.side}>
        <div className={styles.scroll} role="group" aria-label={t('preview')} tabIndex={0}>
          <h3>{t('preview')}</h3>
          {forecast && <Preview forecast={forecast} seats={table.present} chips={chipsOf(played.rules)} />}
          <ProblemList problems={problems} goTo={goTo} />
        </div>
        <div className={styles.foot}>
          {children}
          <Button type="submit" size="lg" loading={saving} fullWidth>
            {t('save')}
          </Button>
        </div>
      </div>
    </form>
  );
}

type Reading = Pick<Props, 'played' | 'table'>;

/** The engine sees what can be read; what cannot is a problem of its own, before all others. */
function useReading(foresee: Props['foresee'], { played, table }: Reading): Props['foresee'] {
  const voice = useVoice();
  return useCallback(
    (draft) => {
      const sections = played.game.sheet.sections(played.rules, table, draft);
      const unread = unreadIn(sections, draft, (field) => sayField(voice, field));
      const { forecast, problems } = foresee(readable(draft, unread));
      return { forecast, problems: [...unread, ...problems] };
    },
    [foresee, played, table, voice],
  );
}

/** To the field itself, or to the tile of a group that the keyboard reaches first. */
function focusOn(key: string | undefined): void {
  const field = key === undefined ? null : document.getElementById(fieldId(key));
  const closed = field?.closest('details');
  if (closed) closed.open = true;
  const target = field?.querySelector<HTMLElement>('button[tabindex="0"]') ?? field;
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}
