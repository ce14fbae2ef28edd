import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ListView, PublishedView } from '@/ui/remote/answers';
import { runningOf } from '@/ui/season/running';
import { StandingsTable } from '@/ui/standings/standings-table';
import { id } from '@/kernel/ids';
import { Page } from './page';

vi.mock('@/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
  useRouter: () => ({ push: () => undefined }),
}));

type Line = ListView['lines'][number];
type Cell = Line['cells'][number];

const cell = (key: string, points: number, more: Partial<Cell> = {}): Cell => ({
  ...{ key, points, state: 'played', counted: true, deals: 12, substitute: null, penalties: [] },
  tables: [{ sitting: id<'sitting'>(`${key}-s`), round: 1, table: 2, seat: 1, points }],
  ...more,
});

const line = (key: string, name: string, more: Partial<Line>): Line => ({
  ...{ key, name, rank: 1, shared: false, missing: 0, points: 0, of: 1, played: 2, cells: [], extra: 0 },
  ...{ breaks: [], joined: null, left: null },
  ...more,
});

const anna = id<'person'>('anna');
const evening = id<'tournament'>('e1');

const list: ListView = {
  lines: [
    line('anna', 'Anna', {
      ...{ shared: true, points: 90, breaks: [{ rule: 'countback', value: [90, null] }] },
      cells: [cell('e1', 90), cell('e2', -40, { counted: false, penalties: ['p1'] })],
    }),
    line('bo', 'Bo', { shared: true, points: 90, cells: [cell('e1', 30), cell('e2', 90)] }),
    line('carla', 'Carla', { rank: null, missing: 1, played: 1, points: -120, cells: [cell('e2', -120, { state: 'open' })] }),
  ],
  parts: [
    { key: 'e1', name: 'Klubaften', date: '2026-09-01' },
    { key: 'e2', name: 'Klubaften', date: '2026-09-08' },
  ],
  open: [{ tournament: id<'tournament'>('e2'), round: 1, table: 2, sitting: id<'sitting'>('e2-s') }],
  criteria: {
    ...{ counting: { kind: 'best', n: 1 }, minimumEvenings: 2, tieBreaks: ['countback'] },
    substitute: { kind: 'zero' },
  },
  penalties: [
    { id: 'p1', person: anna, name: 'Anna', tournament: evening, points: -20, round: 1, deal: null, at: 0, why: 'Talte kort højt' },
  ],
};

const published: PublishedView = {
  ...{ position: 9, kind: 'season', round: null, at: Date.UTC(2026, 8, 9, 13, 10), by: 'Inger', audience: 'public' },
  lines: [{ person: anna, name: 'Anna', rank: 1, points: 110, of: 1 }],
  moved: [],
};

const table = (beside: PublishedView | null = null) =>
  render(
    <Page>
      <StandingsTable
        list={list}
        of="season"
        label="Stilling"
        linesAt="/seasons/s/lines"
        published={beside}
        timeZone="Europe/Copenhagen"
      />
    </Page>,
  );

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('the table of a season', () => {
  it('opens each figure at its evening, and strikes what was dropped', () => {
    table();
    expect(within(rowOf('Anna')).getByRole('link', { name: '90' })).toHaveAttribute('href', '/da/seasons/s/lines/anna#e1');
    const dropped = within(rowOf('Anna')).getByRole('link', { name: /−40/ });
    expect(dropped.querySelector('s')).not.toBeNull();
    expect(dropped).toHaveTextContent('strøget');
  });

  it('says that a rank is shared, and what was asked before that', () => {
    table();
    expect(rowOf('Anna')).toHaveTextContent('delt');
    expect(rowOf('Anna')).toHaveTextContent('lige: aften for aften 90 / intet');
  });

  it('sets those with too few evenings under the line, and a footnote at a penalty', () => {
    table();
    const rows = screen.getAllByRole('row').map((row) => row.textContent ?? '');
    expect(rows.findIndex((text) => text.includes('Under stregen'))).toBe(3);
    expect(rows[4]).toContain('mangler 1 aften');
    expect(within(rowOf('Anna')).getByRole('link', { name: 'Note 1' })).toHaveAttribute('href', '#note-1');
    expect(document.querySelector('#note-1')).toHaveTextContent('−20 point, 1. jan. 1970: Talte kort højt');
  });

  it('is provisional while a table is open, and names that table', () => {
    table();
    expect(screen.getByRole('note')).toHaveTextContent('Foreløbig: 1 bord er ikke lukket.');
    expect(screen.getByRole('link', { name: 'Runde 1, bord 2' })).toHaveAttribute('href', '/tables/e2-s');
  });

  it('sets what was published beside what stands now', () => {
    table(published);
    expect(screen.getByRole('columnheader', { name: /15\.10/ })).toBeInTheDocument();
    expect(rowOf('Anna')).toHaveTextContent('1. 110ændret');
    expect(rowOf('Bo')).toHaveTextContent('stod der ikke');
  });

  it('is sorted by name on wish, without the line', async () => {
    table();
    await userEvent.click(screen.getByRole('button', { name: 'Navn' }));
    expect(screen.queryByText(/Under stregen/)).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Navn' })).toHaveAttribute('aria-sort', 'ascending');
  });
});

describe('the season over time', () => {
  it('counts after each evening as the season does, and ends at what stands in the table', () => {
    const values = runningOf(list).map((one) => one.values);
    expect(values).toEqual([[90, 90], [30, 90], [0, -120]]);
    expect(values.map((own) => own.at(-1))).toEqual(list.lines.map(({ points }) => points));
  });

  it('is a mean where the season counts one', () => {
    const mean = { ...list, criteria: { ...list.criteria, counting: { kind: 'mean' } as const } };
    expect(runningOf(mean)[0]?.values).toEqual([90, 25]);
  });
});
