'use client';

import { NativeSelect } from '@mantine/core';
import type { PastedLine } from '../tournament/answers';
import { useTranslations } from '../words/translations';
import styles from './fold.module.css';
import { type Choice, choicesFor, type Chosen } from './pasted';

type Props = {
  readonly lines: readonly PastedLine[];
  readonly chosen: Chosen;
  readonly choose: (line: number, who: Choice) => void;
};

/** Line by line what it would come to, and what else it may. */
export function PastedTable({ lines, chosen, choose }: Props) {
  const t = useTranslations('participants.paste');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('becomes')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.line}>
            <th scope="row">
              {line.name} <span className="soft">{t(`states.${line.state}`)}</span>
            </th>
            <td>
              <Who line={line} value={chosen.get(line.line) ?? 'skip'} choose={choose} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type WhoProps = Pick<Props, 'choose'> & { readonly line: PastedLine; readonly value: Choice };

function Who({ line, value, choose }: WhoProps) {
  const t = useTranslations('participants.paste');
  const choices = choicesFor(line);
  const name = (who: Choice): string => {
    if (who === 'skip') return t('skip');
    if (who === 'new') return t('new');
    const one = line.candidates.find(({ person }) => person === who);
    return one ? t(one.kind, { name: one.name }) : who;
  };
  if (choices.length === 1) return t('skip');
  return (
    <NativeSelect
      aria-label={t('who', { name: line.name })}
      size="md"
      value={value}
      data={choices.map((who) => ({ value: who, label: name(who) }))}
      onChange={(event) => {
        const who = choices.find((one) => one === event.currentTarget.value);
        if (who !== undefined) choose(line.line, who);
      }}
    />
  );
}
