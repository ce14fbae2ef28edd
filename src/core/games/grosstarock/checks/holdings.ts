import type { Holdings, Proved } from '../../holdings';
import { allTaroks, holdingsOf, provedByHalf, provedByMatadors, PROVES_NOTHING } from '../../holdings';
import type { Table } from '../../table';
import type { Bonus, Declaration, GrossResult, RankKind } from '../result';
import { courtRanks, suits } from '../result';
import type { GrossRules } from '../rules';

type Taroks = Extract<Declaration, { readonly kind: 'taroks' }>;
type CourtSuit = Extract<Declaration, { readonly kind: 'suit' }>;

const rankOfKind: Readonly<Record<RankKind, string>> = { queens: 'Q', cavaliers: 'N', jacks: 'J' };

const fourOf = (rank: string): readonly string[] => suits.map((suit) => suit + rank);

const sevenKings = ['T1', 'X', 'T21', ...fourOf('K')];

/** By active seat, what its declarations and its Vole prove (section 8.3). */
export const toldHoldings = (result: GrossResult, { active }: Table, rules: GrossRules): Holdings =>
  holdingsOf(active, (seat) => [
    ...(result.declarations ?? []).filter((d) => d.seat === seat).map((d) => provedByDeclaration(d, rules)),
    ...(result.bonuses ?? []).filter((b) => b.seat === seat).map(provedByBonus),
  ]);

function provedByDeclaration(declaration: Declaration, rules: GrossRules): Proved {
  switch (declaration.kind) {
    case 'taroks':
      return provedByTaroks(declaration);
    case 'matadors':
      return provedByMatadors(declaration.count);
    case 'kings':
      return { held: heldByKings(declaration.count, rules), notHeld: [] };
    case 'suit':
      return provedBySuit(declaration);
    case 'queens':
    case 'cavaliers':
    case 'jacks':
      return { held: fourOf(rankOfKind[declaration.kind]), notHeld: [] };
    case 'ladons':
      return PROVES_NOTHING;
  }
}

const provedByTaroks = ({ count, pagat, fool }: Taroks): Proved => ({
  held: [...(pagat ? ['T1'] : []), ...(fool ? ['X'] : []), ...(count === 22 ? ['X', ...allTaroks] : [])],
  notHeld: [...(pagat ? [] : ['T1']), ...(fool ? [] : ['X'])],
});

/** Which of the seven cards a player has is known only if he has them all. */
function heldByKings(count: number, { kings }: GrossRules): readonly string[] {
  if (kings === 'kings-with-fool') return count === 4 ? fourOf('K') : ['X'];
  return count === 7 ? sevenKings : [];
}

function provedBySuit({ suit, form, missing }: CourtSuit): Proved {
  const cards = courtRanks.map((rank) => suit + rank);
  if (form === 'full') return { held: cards, notHeld: [] };
  return provedByHalf(cards, missing === undefined ? null : suit + missing);
}

/** Who plays the Sküs does not win that trick. */
const provedByBonus = ({ kind, made }: Bonus): Proved =>
  kind === 'tout' && made ? { held: [], notHeld: ['X'] } : PROVES_NOTHING;
