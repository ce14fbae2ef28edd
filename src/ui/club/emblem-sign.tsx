import {
  Anchor,
  Bell,
  Bird,
  Castle,
  Club,
  Crown,
  Diamond,
  Heart,
  type LucideIcon,
  Moon,
  Sailboat,
  Spade,
  Star,
  Sun,
  TreeDeciduous,
  Trophy,
} from 'lucide-react';
import type { Emblem } from '@/league/clubs/emblem';
import styles from './emblem-sign.module.css';

const drawings = {
  cups: Trophy,
  crown: Crown,
  pagat: null,
  spade: Spade,
  heart: Heart,
  diamond: Diamond,
  club: Club,
  star: Star,
  sun: Sun,
  moon: Moon,
  anchor: Anchor,
  ship: Sailboat,
  castle: Castle,
  tree: TreeDeciduous,
  bird: Bird,
  bell: Bell,
} as const satisfies Readonly<Record<Emblem, LucideIcon | null>>;

type Props = {
  /** Null for a club that has chosen none: then its initial stands there. */
  readonly emblem: Emblem | null;
  readonly name: string;
  /** Colours, where they are not the page's. */
  readonly colours?: { readonly accent: string; readonly onAccent: string };
  readonly small?: boolean;
};

/** A club's emblem in its colours. The name stands beside it, so it is not read aloud. */
export function EmblemSign({ emblem, name, colours, small = false }: Props) {
  const Drawing = emblem === null ? null : drawings[emblem];
  const colour = colours && { background: colours.accent, color: colours.onAccent };
  return (
    <span className={`${styles.sign} ${small ? styles.small : ''}`} style={colour} aria-hidden="true">
      {Drawing ? <Drawing strokeWidth={1.75} /> : <span>{emblem === 'pagat' ? '1' : initialOf(name)}</span>}
    </span>
  );
}

const initialOf = (name: string): string => Array.from(name)[0]?.toLocaleUpperCase() ?? '';
