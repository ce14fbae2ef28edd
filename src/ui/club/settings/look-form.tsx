'use client';

import { Button, TextInput } from '@mantine/core';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { accentFault, contrast, grounds, nearestAccent } from '@/league/clubs/contrast';
import type { Emblem } from '@/league/clubs/emblem';
import { WriteNotice } from '../../notice/write-notice';
import { sending } from '../../place/sending';
import type { ClubPage } from '../../remote/answers';
import { useTRPC } from '../../remote/remote';
import { useWriting } from '../../remote/writing';
import { useTranslations } from '../../words/translations';
import { EmblemChoice } from './emblem-choice';
import { LookSample } from './look-sample';
import styles from './settings.module.css';

/** The product's own green, until another is chosen. */
const felt = '#2a7354';
const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The club's colour and emblem. Whether it can be seen by day and by night is said while it is chosen. */
export function LookForm({ club }: { readonly club: ClubPage }) {
  const t = useTranslations('club.settings');
  const trpc = useTRPC();
  const locale = useLocale();
  const [typed, setTyped] = useState(club.look?.accent ?? felt);
  const [emblem, setEmblem] = useState<Emblem>(club.look?.emblem ?? 'cups');
  const state = useWriting(trpc.clubs.chooseLook.mutationOptions(), { place: `${club.id}:look` });
  const accent = isColour(typed) ? typed.toLowerCase() : null;
  const fault = accent === null ? null : accentFault(accent);
  const send = () => {
    if (accent !== null && fault === null)
      state.send({ club: club.id, version: club.version, accent, emblem });
  };
  return (
    <section className={`sheet ${styles.part}`} aria-labelledby="look">
      <h2 id="look">{t('look')}</h2>
      <form className={styles.look} onSubmit={sending(send)}>
        <ColourField typed={typed} change={setTyped} />
        <div role="status">
          {accent === null && <p className={styles.fault}>{t('noColour')}</p>}
          {accent !== null && fault === null && <p>{t('seen', contrastsOf(accent, locale))}</p>}
          {accent !== null && fault !== null && (
            <Unseen accent={accent} ground={fault} take={setTyped} />
          )}
        </div>
        {accent !== null && <LookSample accent={accent} emblem={emblem} name={club.name} />}
        <EmblemChoice emblem={emblem} change={setEmblem} />
        <WriteNotice {...state.notice} />
        <Button type="submit" size="md" loading={state.pending}>
          {t('saveLook')}
        </Button>
      </form>
    </section>
  );
}

type ColourProps = { readonly typed: string; readonly change: (typed: string) => void };

/** A colour is picked as the device does it, or typed. */
function ColourField({ typed, change }: ColourProps) {
  const t = useTranslations('club.settings');
  return (
    <div className={styles.line}>
      <input
        type="color"
        className={styles.picker}
        aria-label={t('pick')}
        value={isColour(typed) ? typed : felt}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <TextInput
        size="md"
        label={t('accent')}
        value={typed}
        maxLength={7}
        onChange={(event) => change(event.currentTarget.value.trim())}
      />
    </div>
  );
}

type UnseenProps = {
  readonly accent: string;
  readonly ground: 'light' | 'dark';
  readonly take: (accent: string) => void;
};

function Unseen({ accent, ground, take }: UnseenProps) {
  const t = useTranslations('club.settings');
  const nearest = nearestAccent(accent);
  return (
    <div className={styles.unseen}>
      <p className={styles.fault}>{t('unseen', { ground })}</p>
      <Button variant="default" size="sm" onClick={() => take(nearest)}>
        {t('takeNearest', { nearest })}
      </Button>
    </div>
  );
}

/** The contrast on the worse of a theme's grounds, with one digit; cut, not rounded. */
function contrastsOf(accent: string, locale: string) {
  const least = (on: readonly string[]): number => Math.min(...on.map((ground) => contrast(accent, ground)));
  const cut = (value: number): string => (Math.floor(value * 10) / 10).toLocaleString(locale);
  return { light: cut(least(grounds.light)), dark: cut(least(grounds.dark)) };
}
