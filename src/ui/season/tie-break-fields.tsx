'use client';

import { ActionIcon, NativeSelect } from '@mantine/core';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type TieBreak, tieBreaks } from '@/league/seasons/criteria';
import { useTranslations } from '../words/translations';
import { movedRule } from './criteria-draft';
import styles from './season.module.css';

type Props = {
  readonly rules: readonly TieBreak[];
  readonly say: (rules: readonly TieBreak[]) => void;
};

/** The rules between equals, put in order by buttons. */
export function TieBreakFields({ rules, say }: Props) {
  const t = useTranslations('criteria');
  return (
    <fieldset className={styles.plain}>
      <legend>{t('tieBreaks')}</legend>
      <p className={styles.small}>{rules.length === 0 ? t('noTieBreaks') : t('tieBreaksWhat')}</p>
      <ol className={styles.numbered}>
        {rules.map((rule, at) => (
          <RuleItem key={rule} rule={rule} at={at} rules={rules} say={say} />
        ))}
      </ol>
      <AddRule rules={rules} say={say} />
    </fieldset>
  );
}

type ItemProps = Props & { readonly rule: TieBreak; readonly at: number };

function RuleItem({ rule, at, rules, say }: ItemProps) {
  const t = useTranslations('standings');
  return (
    <li>
      <span className="figure">{at + 1}.</span>
      <span>
        <strong>{t(`tie-breaks.${rule}.name`)}</strong>
        <span className={styles.small}>{t(`tie-breaks.${rule}.what`)}</span>
      </span>
      <RuleOrder rule={rule} at={at} rules={rules} say={say} />
    </li>
  );
}

function RuleOrder({ rule, at, rules, say }: ItemProps) {
  const t = useTranslations('criteria');
  const name = useTranslations('standings')(`tie-breaks.${rule}.name`);
  const look = { size: 48, variant: 'default' } as const;
  return (
    <span className={styles.order}>
      <ActionIcon
        {...look}
        aria-label={t('up', { name })}
        disabled={at === 0}
        onClick={() => say(movedRule(rules, at, -1))}
      >
        <ArrowUp aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        {...look}
        aria-label={t('down', { name })}
        disabled={at === rules.length - 1}
        onClick={() => say(movedRule(rules, at, 1))}
      >
        <ArrowDown aria-hidden="true" />
      </ActionIcon>
      <ActionIcon {...look} aria-label={t('remove', { name })} onClick={() => say(rules.toSpliced(at, 1))}>
        <X aria-hidden="true" />
      </ActionIcon>
    </span>
  );
}

/** Chosen and there: the list of the device says all that are left. */
function AddRule({ rules, say }: Props) {
  const t = useTranslations('criteria');
  const standings = useTranslations('standings');
  const left = tieBreaks.filter((rule) => !rules.includes(rule));
  if (left.length === 0) return null;
  return (
    <NativeSelect
      label={t('add')}
      size="md"
      value=""
      data={[
        { value: '', label: '–' },
        ...left.map((value) => ({ value, label: standings(`tie-breaks.${value}.name`) })),
      ]}
      onChange={({ currentTarget: { value } }) => say([...rules, ...left.filter((rule) => rule === value)])}
    />
  );
}
