import { expect, it } from 'vitest';
import * as clubs from '@/command/clubs';
import * as sittings from '@/command/sittings';
import * as participants from '@/command/participants';
import * as rounds from '@/command/rounds';
import * as seasons from '@/command/seasons';
import * as tournaments from '@/command/tournaments';
import { actions, anyone, mayDo } from '@/league/permissions';

const modules = { ...clubs, ...participants, ...rounds, ...seasons, ...sittings, ...tournaments };
const commands = Object.values(modules).flatMap((one) => ('action' in one ? [one] : []));

it('every command names an action of its own', () => {
  const named = commands.map(({ action }) => action);
  expect(named).toHaveLength(68);
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((action) => !actions.includes(action))).toEqual([]);
});

it('who is not logged in may write nothing, and an official everything', () => {
  expect(commands.filter(({ action }) => mayDo(anyone.role, action))).toEqual([]);
  expect(commands.filter(({ action }) => !mayDo('official', action))).toEqual([]);
});

it('who has a link and nothing else may say whether he comes', () => {
  expect(commands.filter(({ action }) => mayDo('linked', action)).map(({ action }) => action)).toEqual(['sign-up']);
});

it('who is not logged in may look at evenings and tables, not at the list of people', () => {
  expect(actions.filter((action) => mayDo(anyone.role, action))).toEqual([
    'view-self',
    'view-evenings',
    'view-table',
    'view-standings',
    'view-health',
    'view-link',
    'view-clubs',
    'view-person',
  ]);
});
