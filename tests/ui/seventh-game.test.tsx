import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { commands } from '@/cli/program';
import { games, gameOf } from '@/core/games';
import { courseOf } from '@/core/replay/course';
import { scoreRecord } from '@/core/replay/record';
import { messagesOf } from '@/i18n/messages';
import { translatorFor } from '@/i18n/translator';
import { SheetForm } from '@/ui/entry/sheet-form';
import { Replay } from '@/ui/replay/replay';
import { ruleSetOf } from '@/ui/rules/rule-set';
import { RulesIndex } from '@/ui/rules/rules-index';
import { RulesPage } from '@/ui/rules/rules-page';
import { theme } from '@/ui/theme/theme';
import { GameWords } from '@/ui/words/say';
import type { ReactNode } from 'react';
import { randomDeal } from '../conformance/player';
import { conforming } from '../conformance/suite';
import { lastTrick } from '../conformance/last-trick';

// One folder (../conformance/last-trick) and one line in the registry (../conformance/seven-games): nothing else of the
// product is touched. The project `seventh game` of vitest.config.ts puts that registry in the place of the product's,
// and runs the suites over the registry for the new game too: words, golden deals, sums, courses, figures.
vi.mock('@/i18n/navigation', () => ({ Link: ({ href, children }: { readonly href: string; readonly children: ReactNode }) => <a href={href}>{children}</a> }));

const id = 'last-trick';
const names = ['Anna', 'Bo', 'Carla'];

function Page({ children }: { readonly children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" messages={messagesOf('en')} timeZone="Europe/Copenhagen">
      <MantineProvider theme={theme} env="test">
        <GameWords game={id} names={names}>
          {children}
        </GameWords>
      </MantineProvider>
    </NextIntlClientProvider>
  );
}

const deal = randomDeal(7, { game: lastTrick, rules: { stake: 5, follow: true }, people: 3 }, new Map());
const record = { game: id, seats: 3, dealer: deal.table.dealer, ...deal.record };

describe('a seventh game, one folder and one line in the registry', () => {
  it('is registered, and conforms as the others do', () => {
    expect(games.at(-1)?.id).toBe(id);
    expect(conforming(lastTrick).flatMap(([, faults]) => faults())).toEqual([]);
  });

  it('has a form drawn from its sheet', () => {
    const sheet = <SheetForm played={{ game: lastTrick, rules: deal.rules }} table={deal.table} draft={{}} setDraft={() => undefined} foresee={() => ({ forecast: null, problems: [] })} saving={false} save={() => undefined} />;
    render(<Page>{sheet}</Page>);
    expect(screen.getAllByText('Who took the last trick?').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Carla').length).toBeGreaterThan(0);
  });

  it('has a page of rules for every preset, listed with the others', () => {
    const t = translatorFor('en');
    const set = ruleSetOf(id, 'free');
    if (!set) throw new Error('no such rules');
    render(<Page><RulesIndex t={t} /><RulesPage set={set} t={t} /></Page>);
    expect(screen.getAllByText('Kitchen table').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Twelve cards, four tricks, and only the last one counts.')).toHaveLength(2);
    expect(screen.getByText('The last trick, from each')).toBeInTheDocument();
  });

  it('is played back card by card', () => {
    const at = { rules: deal.rules, table: deal.table, pots: {}, left: null };
    const course = courseOf(lastTrick, deal.record, at);
    if (!course.ok) throw new Error('refused');
    render(<Page><Replay deal={{ game: lastTrick, rules: deal.rules, table: deal.table, course: course.value }} bookings={course.value.moments.at(-1)?.bookings ?? []} /></Page>);
    expect(screen.getAllByText(/plays/).length).toBeGreaterThan(0);
    expect(document.querySelectorAll('svg').length).toBeGreaterThanOrEqual(12);
  });

  it('is scored from cards as from a result', () => {
    const played = scoreRecord(record);
    const claimed = scoreRecord({ game: id, seats: 3, dealer: record.dealer, result: deal.result });
    expect(played).toEqual(claimed);
    expect(played).toMatchObject({ ok: true });
    expect(gameOf(id)).toBe(lastTrick);
  });
});

describe('the command line with a seventh game', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ultimo-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function run(...args: readonly string[]): Promise<string> {
    const written: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    try {
      await commands(() => undefined).parseAsync(['node', 'ultimo', ...args]);
    } finally {
      write.mockRestore();
    }
    return written.join('');
  }

  it('lists, scores and replays it', async () => {
    const file = join(folder, 'deal.json');
    writeFileSync(file, JSON.stringify(record));
    expect(await run('games')).toContain('last-trick · Last trick');
    expect(await run('score', file, '--json')).toContain('last-won');
    expect(await run('replay', file)).toMatch(/│ 4 /);
  });
});
