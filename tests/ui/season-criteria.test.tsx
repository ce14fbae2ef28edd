import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Criteria } from '@/league/seasons/criteria';
import { criteriaOf, draftOf, faultsOf, firstDraft, movedRule } from '@/ui/season/criteria-draft';
import { TieBreakFields } from '@/ui/season/tie-break-fields';
import { Page } from './page';

describe('the criteria of a season as a form', () => {
  it('are the same after they were opened and saved', () => {
    const all: readonly Criteria[] = [
      { counting: { kind: 'best', n: 7 }, minimumEvenings: 3, tieBreaks: ['lot'], substitute: { kind: 'fixed', points: -15 } },
      { counting: { kind: 'mean' }, minimumEvenings: 0, tieBreaks: [], substitute: { kind: 'guest' } },
    ];
    expect(all.map((criteria) => criteriaOf(draftOf(criteria)))).toEqual(all);
  });

  it('take no number that is none, and ask only for numbers that count', () => {
    const draft = { ...firstDraft, n: 'ti' };
    expect(criteriaOf(draft)).not.toBeNull();
    expect(faultsOf({ ...draft, kind: 'best' })).toEqual({ n: true, minimum: false, fixed: false });
    expect(criteriaOf({ ...draft, kind: 'best' })).toBeNull();
    expect(criteriaOf({ ...firstDraft, minimum: '-1' })).toBeNull();
  });

  it('move a rule by one place, never out of the list', () => {
    const rules = ['lot', 'direct', 'countback'] as const;
    expect(movedRule(rules, 2, -1)).toEqual(['lot', 'countback', 'direct']);
    expect(movedRule(rules, 0, -1)).toEqual(rules);
    expect(movedRule(rules, 2, 1)).toEqual(rules);
  });

  it('are put in order by buttons, added and taken away', async () => {
    render(<Page><Fields /></Page>);
    await userEvent.click(screen.getByRole('button', { name: 'Flyt »Lod« op' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fjern »Indbyrdes«' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tilføj en regel' }), 'Færre straffe');
    expect(screen.getByRole('status')).toHaveTextContent('lot fewer-penalties');
  });
});

function Fields() {
  const [rules, setRules] = useState<Criteria['tieBreaks']>(['direct', 'lot']);
  return (
    <>
      <TieBreakFields rules={rules} say={(next) => setRules([...next])} />
      <output>{rules.join(' ')}</output>
    </>
  );
}
