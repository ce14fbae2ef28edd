import { useId } from 'react';
import styles from './card.module.css';

/** A card that lies face down. A picture only: what it means stands beside it. */
export function CardBack() {
  const lattice = useId();
  return (
    <svg className={styles.card} viewBox="0 0 100 160" aria-hidden="true" data-card="back">
      <pattern
        id={lattice}
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.lattice} d="M0 0H14M0 0V14" />
      </pattern>
      <rect className={styles.paper} x="1" y="1" width="98" height="158" rx="10" />
      <rect className={styles.felt} x="8" y="8" width="84" height="144" rx="6" />
      <rect x="8" y="8" width="84" height="144" rx="6" fill={`url(#${lattice})`} />
    </svg>
  );
}
