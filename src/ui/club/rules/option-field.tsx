'use client';

import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { OptionShape, OptionValue } from '@/core/games/game';
import { gameKey } from '@/i18n/say';
import { isSame } from '../../rules/rule-set';
import { useVoice } from '../../words/say';
import { useTranslations } from '../../words/translations';
import { sayValue, typedOf } from './option-value';
import { typedValue } from './rules-form';
import styles from './club-rules.module.css';

type Props = {
  readonly shape: OptionShape;
  readonly value: OptionValue | undefined;
  /** As the published set has it. */
  readonly usual: OptionValue | undefined;
  readonly change: (value: OptionValue) => void;
  /** What stands in the field is no value of this option. */
  readonly wrong: () => void;
};

/** One rule: what it is called and means, its value here, and what the published set says if that differs. */
export function OptionField({ shape, value, usual, change, wrong }: Props) {
  const t = useTranslations('club.rules');
  const voice = useVoice();
  const id = useId();
  const [text, setText] = useState(typedOf(value));
  const hint = gameKey(voice, `option-hints.${shape.key}`);
  const changed = !isSame(value, usual);
  const back = () => {
    if (usual === undefined) return;
    setText(typedOf(usual));
    change(usual);
  };
  return (
    <div className={styles.option} data-changed={changed || undefined}>
      <div>
        <label htmlFor={id}>{voice.t(gameKey(voice, `options.${shape.key}`))}</label>
        {voice.t.has(hint) && <p className={styles.hint}>{voice.t(hint)}</p>}
      </div>
      <Field id={id} shape={shape} text={text} value={value} set={setText} change={change} wrong={wrong} />
      {changed && (
        <p className={styles.usual}>
          {t('instead', { value: sayValue(voice, shape.key, usual) })}
          <Button variant="subtle" size="compact-md" onClick={back}>
            {t('back')}
          </Button>
        </p>
      )}
    </div>
  );
}

type FieldProps = Omit<Props, 'usual'> & {
  readonly id: string;
  /** As it is typed. */
  readonly text: string;
  readonly set: (text: string) => void;
};

function Field({ id, shape, text, value, set, change, wrong }: FieldProps) {
  const t = useTranslations('club.rules');
  if (shape.kind === 'choice' || shape.kind === 'flag')
    return <Choice id={id} shape={shape} value={value} change={change} />;
  const typed = typedValue(shape, text);
  const bounds = { least: shape.least, most: shape.most };
  return (
    <TextInput
      id={id}
      size="md"
      inputMode={shape.kind === 'number' ? 'numeric' : 'text'}
      value={text}
      error={typed === null && t(shape.kind === 'number' ? 'numberFault' : 'listFault', bounds)}
      onChange={({ currentTarget }) => {
        set(currentTarget.value);
        const now = typedValue(shape, currentTarget.value);
        if (now === null) wrong();
        else change(now);
      }}
    />
  );
}

type ChoiceProps = Pick<FieldProps, 'id' | 'value' | 'change'> & {
  readonly shape: Extract<OptionShape, { readonly kind: 'choice' | 'flag' }>;
};

function Choice({ id, shape, value, change }: ChoiceProps) {
  const voice = useVoice();
  const values = valuesOf(shape);
  return (
    <NativeSelect
      id={id}
      size="md"
      value={String(value)}
      data={values.map((one) => ({ value: String(one), label: sayValue(voice, shape.key, one) }))}
      onChange={({ currentTarget }) => {
        const chosen = values.find((one) => String(one) === currentTarget.value);
        if (chosen !== undefined) change(chosen);
      }}
    />
  );
}

/** A closed set of numbers is listed as words; the rules want numbers. */
function valuesOf(shape: ChoiceProps['shape']): readonly OptionValue[] {
  if (shape.kind === 'flag') return [true, false];
  return typeof shape.standard === 'number' ? shape.values.map(Number) : shape.values;
}
