'use client';

import { NativeSelect } from '@mantine/core';
import { useLocale } from 'next-intl';
import { dayShort } from '../../place/day';
import { useTranslations } from '../../words/translations';
import { type Fate, fateKey, fatesOf, type ImportLine } from './import-lines';
import styles from './import.module.css';

type Props = {
  readonly lines: readonly ImportLine[];
  readonly change: (lines: readonly ImportLine[]) => void;
};

/** The file line by line: what stands there, what is wrong with it, what is to become of it. */
export function ImportTable({ lines, change }: Props) {
  const t = useTranslations('club.import');
  const decide = (line: number, fate: Fate) =>
    change(lines.map((one) => (one.said.line === line ? { ...one, fate } : one)));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('person')}</th>
          <th scope="col">{t('fate')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow key={line.said.line} line={line} decide={decide} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { readonly line: ImportLine; readonly decide: (line: number, fate: Fate) => void };

function LineRow({ line: { said, fate }, decide }: RowProps) {
  const t = useTranslations('club.import');
  const { line, name, problems, twins } = said;
  const fates = fatesOf(said);
  const say = (one: Fate): string =>
    t(`fates.${one.kind}`, { name: one.kind === 'same' ? one.name : name });
  return (
    <tr data-skipped={fate.kind === 'skip' || undefined}>
      <td className="figure">{line}</td>
      <th scope="row">
        <span className={styles.name}>{name || t('nameless')}</span>
        <Details said={said} />
        <ul className={styles.problems}>
          {problems.map(({ code, sentence }) => (
            <li key={code}>{sentence}</li>
          ))}
          {twins.length > 0 && <li>{t('twins', { lines: twins.join(', '), count: twins.length })}</li>}
        </ul>
      </th>
      <td>
        {problems.length > 0 ? (
          t('fates.skip')
        ) : (
          <NativeSelect
            size="md"
            aria-label={t('fateOf', { line, name })}
            value={fateKey(fate)}
            data={fates.map((one) => ({ value: fateKey(one), label: say(one) }))}
            onChange={({ currentTarget: { value } }) =>
              decide(line, fates.find((one) => fateKey(one) === value) ?? fate)
            }
          />
        )}
      </td>
    </tr>
  );
}

function Details({ said: { number, email, phone, joined } }: Pick<ImportLine, 'said'>) {
  const t = useTranslations('club.import');
  const locale = useLocale();
  const details = [
    number === null ? null : t('number', { number }),
    email,
    phone,
    joined === null ? null : t('joined', { date: dayShort(joined, locale) }),
  ];
  return <span className="soft">{details.filter((one) => one !== null).join(' · ')}</span>;
}
