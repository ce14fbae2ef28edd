const BOWL = 'M1 2H24C24 13 20.5 20 14.4 21.4';
const FOOT = 'V29C14.4 32 18 33.6 20.5 34.6V38H4.5V34.6C7 33.6 10.6 32 10.6 29V21.4C4.5 20 1 13 1 2Z';
const CUP = BOWL + FOOT;

/** The product's mark: the two cups, a crown on one, a 1 on the other. */
export function Emblem({ size = 34 }: { readonly size?: number }) {
  return (
    <svg width={size * 1.3} height={size} viewBox="0 0 52 40" aria-hidden="true">
      <SmallCup at={1} sign="M7.6 13.5L6.6 6.8L10 9.6L12.5 5.4L15 9.6L18.4 6.8L17.4 13.5Z" />
      <SmallCup at={27} sign="M10.1 7.6L13 5.4H14.6V14H12V8.9L10.1 9.9Z" />
    </svg>
  );
}

function SmallCup({ at, sign }: { readonly at: number; readonly sign: string }) {
  return (
    <g transform={`translate(${at} 0)`}>
      <path
        d={CUP}
        fill="var(--brass)"
      />
      <path d={sign} fill="var(--emblem-sign, #fffdf8)" />
    </g>
  );
}
