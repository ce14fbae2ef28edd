import type { ControlView } from '../remote/answers';

/** The figures of the proof in the order in which they are added up to what the list must come to. */
export const controlParts = [
  { part: 'penalties', sign: '+' },
  { part: 'substitutions', sign: '+' },
  { part: 'dropped', sign: '−' },
  { part: 'remainders', sign: '−' },
  { part: 'box', sign: '−' },
  { part: 'cups', sign: '−' },
  { part: 'sheet', sign: '−' },
] as const;

export type ControlPart = (typeof controlParts)[number]['part'] | 'deals';

/** One of the entries that a figure is the sum of: something at a table, or something of a person. */
export type ControlEntry =
  | {
      readonly kind: 'table';
      readonly key: string;
      readonly points: number;
      readonly sitting: string;
      readonly tournament: string;
      readonly round: number;
      readonly table: number;
    }
  | {
      readonly kind: 'person';
      readonly key: string;
      readonly points: number;
      readonly person: string;
      readonly name: string;
    };

/** The entries of a figure, with what they are called. */
export function entriesOf(control: ControlView, part: ControlPart): readonly ControlEntry[] {
  const { names } = control;
  switch (part) {
    case 'penalties':
      return control[part].entries.map((entry) => personEntry(entry.id, entry, names));
    case 'substitutions':
    case 'dropped':
      return control[part].entries.map((entry) =>
        personEntry(`${entry.person} ${entry.part}`, entry, names),
      );
    case 'deals':
    case 'remainders':
    case 'box':
    case 'cups':
    case 'sheet':
      return tableEntries(control, part);
  }
}

type OfPerson = { readonly person: string; readonly points: number };

const personEntry = (
  key: string,
  { person, points }: OfPerson,
  names: ControlView['names'],
): ControlEntry => ({ kind: 'person', key, person, points, name: names[person] ?? '' });

type AtTables = Exclude<ControlPart, 'penalties' | 'substitutions' | 'dropped'>;

function tableEntries(control: ControlView, part: AtTables): readonly ControlEntry[] {
  const tables = new Map(control.tables.map((table) => [table.sitting, table]));
  return control[part].entries.flatMap(({ sitting, points }) => {
    const at = tables.get(sitting);
    return at ? [{ kind: 'table', key: sitting, points, ...at } as const] : [];
  });
}
