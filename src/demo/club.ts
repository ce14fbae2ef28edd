import { chooseLook, clubStream, setHouseRules, setMoneyPerPoint } from '@/command/clubs';
import { clubId } from './evening';
import { done, type Stage } from './stage';

/** The club's green, and what the secretary got through at the general meeting. */
const look = { accent: '#2a8a64', emblem: 'cups' } as const;
const price = { currency: 'DKK', minor: 5 };
const rules = {
  game: 'danish-tarok',
  name: 'Tarokklubbens egne regler',
  rules: { preset: 'dtf-2011', lastTrick: 25, foundation: 10, potRemainder: 'club', finesTo: 'club' },
};

/** The club's look, its rules and the price of a point. What was announced before keeps the rules it has. */
export async function furnish(stage: Stage): Promise<void> {
  const club = await stage.here.states.load(clubStream, clubId);
  let version = club?.version ?? 0;
  const seen = (command: string) => ({ command: `demo-${command}`, id: clubId, version });
  ({ version } = await done(stage, chooseLook, { ...seen('look'), input: look }));
  ({ version } = await done(stage, setMoneyPerPoint, { ...seen('price'), input: price }));
  await done(stage, setHouseRules, { ...seen('rules'), input: rules });
}
