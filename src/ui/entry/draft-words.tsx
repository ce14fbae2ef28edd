import type { Draft, DraftValue, Field, Section } from '@/core/games/sheet';
import { SeatName } from '../seat/seat-name';
import { useNames, useSay } from '../words/say';
import styles from './draft-words.module.css';

type Props = { readonly sections: readonly Section[]; readonly draft: Draft };

/** A filled-in sheet in words: what was answered, under the headings of the sheet. */
export function DraftWords({ sections, draft }: Props) {
  const say = useSay();
  const told = sections
    .map((section) => ({ section, fields: section.fields.filter(({ key }) => draft[key] !== undefined) }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <dl className={styles.words}>
      {told.map(({ section, fields }) => (
        <div key={section.id}>
          <dt>{say(section.title)}</dt>
          {fields.map((field) => (
            <dd key={field.key}>
              <FieldWords field={field} value={draft[field.key]} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function FieldWords({ field, value }: { readonly field: Field; readonly value: DraftValue | undefined }) {
  const say = useSay();
  const names = useNames();
  return (
    <>
      {field.seat !== undefined && (
        <>
          <SeatName seat={field.seat} name={names[field.seat] ?? ''} />{' '}
        </>
      )}
      <span className="soft">{say(field.label)}</span> <AnswerWords field={field} value={value} />
    </>
  );
}

function AnswerWords({ field, value }: { readonly field: Field; readonly value: DraftValue | undefined }) {
  const say = useSay();
  switch (field.kind) {
    case 'choice': {
      const option = field.options.find((one) => one.value === value);
      return <strong>{option ? say(option.label) : value}</strong>;
    }
    case 'number':
      return <strong className="figure">{value}</strong>;
    case 'toggle':
      return <strong>✓</strong>;
    case 'text':
      return <q>{value}</q>;
  }
}
