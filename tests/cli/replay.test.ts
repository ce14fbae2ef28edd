import { describe, expect, it } from 'vitest';
import { vectorsOf } from '../support/vectors';
import { ultimo } from './run';

const vectors = vectorsOf('danish-tarok.jsonl');

const record = (name: string): string => JSON.stringify(vectors.find((vector) => vector.name === name)?.input);

describe('ultimo replay', () => {
  it('prints every trick and then the scores', () => {
    const { code, out } = ultimo(['replay', '-'], record('replay-king-ultimo'));
    expect(code).toBe(0);
    expect(out.match(/^│ \d+ +│ seat/gm)?.length).toBe(25 + 1);
    expect(out).toContain('ultimo, 40 from each');
  });

  it('scores as `ultimo score` does', () => {
    const input = record('replay-king-ultimo');
    expect(ultimo(['replay', '--json', '-'], input).out).toBe(ultimo(['score', '--json', '-'], input).out);
  });

  it('stops after N actions, with the state and the legal next actions', () => {
    const { out } = ultimo(['replay', '--json', '--at', '4', '-'], record('replay-king-ultimo'));
    const { state, legal } = JSON.parse(out);
    expect(state).toMatchObject({ phase: 'play', ended: false });
    expect(state.tricks).toHaveLength(1);
    expect(legal.length).toBeGreaterThan(0);
    for (const action of legal) expect(action).toMatchObject({ type: 'play', seat: state.turn });
  });

  it('stops once so many tricks lie, and draws the table', () => {
    const { out } = ultimo(['replay', '--trick', '3', '-'], record('replay-king-ultimo'));
    expect(out).toMatch(/│ 3 +│ seat 2 +│ D8 {2}DQ {2}D5 +│ seat 0/);
    expect(out).not.toMatch(/^│ 4 +│/m);
    expect(out).toMatch(/│ +seat 2 +seat 1 +│\n│ +\(22\) +\(22\) +│\n│ +D8 +D5 +│/);
    expect(out).toContain('▸ seat 0');
  });

  it('lists what a dealer may lay away before anything was done', () => {
    const { out } = ultimo(['replay', '--at', '0', '-'], record('replay-king-ultimo'));
    expect(out).toContain('After 0 actions:');
    expect(out).toContain('{"type":"discard","seat":0,"cards":[');
    expect(out).toMatch(/… and \d+ more/);
  });

  it('takes the deal of a sitting that is asked for', () => {
    const sitting = record('replay-redeal-and-abandoned');
    const first = ultimo(['replay', '--json', '--at', '0', '--deal', '1', '-'], sitting);
    const last = ultimo(['replay', '--json', '--at', '0', '-'], sitting);
    expect(first.code).toBe(0);
    expect(first.out).not.toBe(last.out);
  });

  it('names the first action that breaks a rule, and the rule', () => {
    const { code, error } = ultimo(['replay', '-'], record('bad-actions'));
    expect(code).toBe(1);
    expect(error).toContain('must follow clubs');
  });

  it('says so where there are no cards', () => {
    const { code, error } = ultimo(['replay', '-'], record('exact-count'));
    expect({ code, error }).toEqual({ code: 1, error: expect.stringContaining('actions') });
  });

  it('refuses --at that is no whole number', () => {
    expect(ultimo(['replay', '--at', '1.5', '-'], '{}').code).toBe(2);
  });
});
