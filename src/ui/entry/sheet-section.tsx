'use client';

import { useState, type ReactNode } from 'react';
import type { Draft, DraftValue, Field, Section } from '@/core/games/sheet';
import type { Seat } from '@/kernel/seat';
import { SeatName } from '../seat/seat-name';
import { useNames, useSay } from '../words/say';
import { useTranslations } from '../words/translations';
import { SheetField } from './sheet-field';
import styles from './sheet-section.module.css';

export type Answer = (key: string, value: DraftValue | undefined) => void;

type Props = { readonly section: Section; readonly draft: Draft; readonly answer: Answer };

/** One section of the score sheet; a seldom one is closed until it is opened or something stands in it. */
export function SheetSection(props: Props) {
  return props.section.seldom ? <SeldomSection {...props} /> : <OpenSection {...props} />;
}

function OpenSection({ section, ...rest }: Props) {
  const say = useSay();
  return (
    <fieldset id={`section-${section.id}`} className={styles.section}>
      <legend>{say(section.title)}</legend>
      <SectionBody section={section} {...rest} />
    </fieldset>
  );
}

function SeldomSection({ section, draft, ...rest }: Props) {
  const say = useSay();
  const t = useTranslations('entry');
  const filled = section.fields.some(({ key }) => draft[key] !== undefined);
  const [opened, setOpened] = useState(false);
  return (
    <details
      id={`section-${section.id}`}
      className={styles.seldom}
      open={opened || filled}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>
        {say(section.title)}
        {filled && <span className={styles.filled}>{t('filled')}</span>}
      </summary>
      <fieldset className={styles.inner}>
        <legend className="hidden-words">{say(section.title)}</legend>
        <SectionBody section={section} draft={draft} {...rest} />
      </fieldset>
    </details>
  );
}

function SectionBody({ section, draft, answer }: Props) {
  const say = useSay();
  const groups = groupsOf(section.fields);
  return (
    <>
      {section.hint && <p className={styles.hint}>{say(section.hint)}</p>}
      <div className={styles.groups} data-columns={groups.every(isPlayers) || undefined}>
        {groups.map((fields) => (
          <FieldGroup key={fields[0]?.key} fields={fields}>
            {fields.map((field) => (
              <SheetField key={field.key} field={field} value={draft[field.key]} answer={answer} />
            ))}
          </FieldGroup>
        ))}
      </div>
    </>
  );
}

/** Neighbouring fields of one seat stand together under the name; the players in the order of their seats. */
function groupsOf(fields: readonly Field[]): readonly (readonly Field[])[] {
  const groups: Field[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last[0]?.seat === field.seat) last.push(field);
    else groups.push([field]);
  }
  return groups.every(isPlayers) ? groups.toSorted((a, b) => seatOf(a) - seatOf(b)) : groups;
}

const seatOf = (fields: readonly Field[]): Seat => fields[0]?.seat ?? 0;

const isPlayers = (fields: readonly Field[]): boolean => fields[0]?.seat !== undefined;

type GroupProps = { readonly fields: readonly Field[]; readonly children: ReactNode };

function FieldGroup({ fields, children }: GroupProps) {
  const names = useNames();
  const seat = fields[0]?.seat;
  return (
    <div className={styles.group} data-seat={seat}>
      {seat !== undefined && (
        <p className={styles.player} aria-hidden="true">
          <SeatName seat={seat} name={names[seat] ?? ''} />
        </p>
      )}
      <div className={styles.fields} data-many={fields.length > 3 || undefined}>
        {children}
      </div>
    </div>
  );
}
