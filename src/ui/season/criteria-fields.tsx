'use client';

import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslations } from '../words/translations';
import type { CriteriaDraft, Faults } from './criteria-draft';
import { TieBreakFields } from './tie-break-fields';
import styles from './season.module.css';

type Props = {
  readonly draft: CriteriaDraft;
  readonly faults: Faults;
  readonly say: (draft: CriteriaDraft) => void;
};

const kinds = ['sum', 'best', 'mean'] as const;
const substitutes = ['zero', 'fixed', 'guest'] as const;

/** How a season is to be counted, as fields. */
export function CriteriaFields({ draft, faults, say }: Props) {
  const t = useTranslations('criteria');
  return (
    <>
      <div className={styles.pair}>
        <NativeSelect
          label={t('counting')}
          size="md"
          value={draft.kind}
          data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            say({ ...draft, kind: kinds.find((kind) => kind === value) ?? 'sum' })
          }
        />
        {draft.kind === 'best' && (
          <WholeField label={t('n')} value={draft.n} wrong={faults.n} say={(n) => say({ ...draft, n })} />
        )}
      </div>
      <WholeField
        label={t('minimum')}
        description={t('minimumWhat')}
        value={draft.minimum}
        wrong={faults.minimum}
        say={(minimum) => say({ ...draft, minimum })}
      />
      <TieBreakFields rules={draft.tieBreaks} say={(tieBreaks) => say({ ...draft, tieBreaks })} />
      <div className={styles.pair}>
        <NativeSelect
          label={t('substitute')}
          size="md"
          value={draft.substitute}
          data={substitutes.map((value) => ({ value, label: t(`substitutes.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            say({ ...draft, substitute: substitutes.find((kind) => kind === value) ?? 'zero' })
          }
        />
        {draft.substitute === 'fixed' && (
          <WholeField
            label={t('fixedPoints')}
            value={draft.fixed}
            wrong={faults.fixed}
            say={(fixed) => say({ ...draft, fixed })}
          />
        )}
      </div>
    </>
  );
}

type WholeProps = {
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly wrong: boolean;
  readonly say: (value: string) => void;
};

function WholeField({ label, description, value, wrong, say }: WholeProps) {
  const t = useTranslations('criteria');
  return (
    <TextInput
      label={label}
      {...(description === undefined ? {} : { description })}
      size="md"
      inputMode="numeric"
      maxLength={9}
      value={value}
      error={wrong ? t('notWhole') : null}
      onChange={(event) => say(event.currentTarget.value)}
    />
  );
}
