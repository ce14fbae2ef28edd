import type { Holdings, Proved } from '../../holdings';
import { allTaroks, holdingsOf, provedByHalf, provedByMatadors } from '../../holdings';
import type { Table } from '../../table';
import type { GermanResult, Declaration } from '../result';
import { courtRanks, suits } from '../result';
import type { GermanRules } from '../rules';
import { mostTaroks } from './form';

type Cards = readonly string[];

const allKings: Cards = suits.map((suit) => `${suit}K`);

type Played = { readonly table: Table; readonly rules: GermanRules };

/** By active seat, what its declarations prove, and a bonus for the Excuse (section 8.3). */
export function toldHoldings(result: GermanResult, { table, rules }: Played): Holdings {
  const { declarations = [], bonuses = [] } = result;
  return holdingsOf(table.active, (seat) => [
    ...declarations.filter((d) => d.seat === seat).map((d) => provedByDeclaration(d, rules)),
    ...bonuses.filter((b) => b.seat === seat && b.kind === 'fool-alone').map(() => holding(['X'])),
  ]);
}

const holding = (held: Cards): Proved => ({ held, notHeld: [] });

function provedByDeclaration(declaration: Declaration, rules: GermanRules): Proved {
  switch (declaration.kind) {
    case 'taroks':
      return provedByTaroks(declaration, rules);
    case 'matadors':
      return provedByMatadors(declaration.count);
    case 'kings':
      return provedByForm(declaration, { cards: allKings, codeOf: (suit) => `${suit}K` });
    case 'suit':
      return provedByForm(declaration, {
        cards: courtRanks.map((rank) => declaration.suit + rank),
        codeOf: (rank) => declaration.suit + rank,
      });
  }
}

type Taroks = Extract<Declaration, { readonly kind: 'taroks' }>;

/** Whoever has all the taroks there are holds each of them; else only what was said of Pagat and Excuse. */
function provedByTaroks({ count, pagat, fool }: Taroks, rules: GermanRules): Proved {
  const all = count === mostTaroks(rules) ? [...allTaroks, ...(rules.foolIsTarok ? ['X'] : [])] : [];
  return {
    held: [...all, ...(pagat ? ['T1'] : []), ...(fool ? ['X'] : [])],
    notHeld: [...(pagat === false ? ['T1'] : []), ...(fool === false ? ['X'] : [])],
  };
}

type FormDeclared = { readonly form: string; readonly missing?: string | undefined };
type Family = { readonly cards: Cards; readonly codeOf: (missing: string) => string };

const provedByForm = ({ form, missing }: FormDeclared, { cards, codeOf }: Family): Proved =>
  form === 'full' ? holding(cards) : provedByHalf(cards, missing === undefined ? null : codeOf(missing));
