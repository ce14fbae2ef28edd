import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TotalsChart } from '@/ui/chart/totals-chart';
import { placeLabels, type Series } from '@/ui/chart/totals';
import { pilesOf } from '@/ui/cup/chips';
import { Cups } from '@/ui/cup/cups';
import { chipsOf } from '@/ui/cup/rule-chips';
import { MovementList } from '@/ui/deal/movement-list';
import { SeatMark, SeatShapes } from '@/ui/seat/seat-mark';
import { Page } from './page';

describe('the cups', () => {
  it('show an amount in the fewest chips of the rules', () => {
    const piles = pilesOf(185, [5, 10, 20, 100]).map(({ value, count }) => [value, count]);
    expect(piles).toEqual([[5, 1], [10, 0], [20, 4], [100, 1]]);
  });

  it('show what no chip divides as far as chips go', () => {
    expect(pilesOf(7, [5]).map(({ count }) => count)).toEqual([1]);
  });

  it('are drawn with one chip for each, and named with their contents', () => {
    render(<Page><Cups pots={{ king: 185, pagat: 0 }} chips={[5, 10, 20, 100]} /></Page>);
    expect(document.querySelectorAll('svg[data-pot=king] rect')).toHaveLength(6);
    expect(document.querySelectorAll('svg[data-pot=pagat] rect')).toHaveLength(0);
    expect(document.querySelector('[data-cup=king]')).toHaveTextContent('185');
  });

  it('are not there where the rules have none', () => {
    render(<Page><Cups pots={{}} chips={[5]} /></Page>);
    expect(document.querySelector('svg')).toBeNull();
  });

  it('take their chips from the rules, and usual ones where there are none', () => {
    expect(chipsOf({ chips: [1, 2] })).toEqual([1, 2]);
    expect(chipsOf({ chips: ['a'] })).toEqual([5, 20, 100]);
    expect(chipsOf(null)).toEqual([5, 20, 100]);
  });
});

describe('the chart of totals', () => {
  const series: readonly Series[] = [
    { seat: 0, name: 'Anna', values: [0, 10, -40] },
    { seat: 1, name: 'Bo', values: [0, -10, 40] },
  ];

  it('has a line a player and every figure in a table behind it', () => {
    render(<Page><TotalsChart series={series} deals={2} /></Page>);
    expect(document.querySelectorAll('svg[preserveAspectRatio] path')).toHaveLength(2);
    const behind = document.querySelector('details')!;
    behind.open = true;
    fireEvent(behind, new Event('toggle'));
    expect(screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual(['SpilAnnaBo', '110−10', '2−4040']);
  });

  it('keeps the names apart and inside, in the order of the totals', () => {
    const labels = [50, 52, 100].map((y, seat) => ({ series: { seat, name: '', values: [] }, last: 0, y }));
    expect(placeLabels(labels, 20, 100).map(({ y }) => y)).toEqual([50, 70, 100]);
    expect(placeLabels(labels.map((one) => ({ ...one, y: 100 })), 20, 100).map(({ y }) => y)).toEqual([60, 80, 100]);
  });
});

it('every seat has a shape of its own beside its colour, the fifth the first one hollow', () => {
  render(<><SeatShapes />{[0, 1, 2, 3, 4].map((seat) => <SeatMark key={seat} seat={seat} />)}</>);
  const used = [...document.querySelectorAll('use')].map((use) => document.querySelector(`${use.getAttribute('href')} path`));
  const shapes = used.map((path) => `${path?.getAttribute('d')} ${path?.getAttribute('fill')}`);
  expect(new Set(shapes).size).toBe(5);
});

it('a king bagud explains itself in one sentence with the person and the sum', () => {
  render(
    <Page>
      <MovementList
        bookings={[
          { reason: 'king-bagud', from: 'seat:1', to: 'seat:2', amount: 40 },
          { reason: 'king-bagud', from: 'seat:1', to: 'seat:0', amount: 40 },
          { reason: 'king-bagud-pot', from: 'seat:1', to: 'pot:king', amount: 65 },
        ]}
      />
    </Page>,
  );
  const [line, ...others] = screen.getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(line).toHaveTextContent(/Bo.*40 til hver.*65 i kongekoppen.*−145/);
});
