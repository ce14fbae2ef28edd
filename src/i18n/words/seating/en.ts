export const seating = {
  round: 'Round {number}',
  table: 'Table {number}',
  out: 'Watching: {names}',
  'first-dealer': '{name} deals first',
  repeats:
    '{repeats, plural, =0 {Nobody meets anybody twice.} one {# repetition} other {# repetitions}}{repeats, plural, =0 {} other {; no seating can have fewer than {bound}.}}',
  pair: '{one} and {other} meet {meetings} times: rounds {rounds}.',
  more: '… and {count} more pairs.',
  conflict: 'Round {round}, table {table}: {one} and {other} should not meet.',
  shares: 'Who',
  rounds: 'Rounds',
  stints: 'Odd tables',
  watched: 'Watched',
  dealt: 'Dealt first',
  met: 'Met',
  made: 'Seed {seed}, {iterations} moves tried, {algorithm}.',
  refused: {
    'person-twice': '{person} is listed twice.',
    'bad-request': 'This is no request for a seating: {path}.',
    'bad-json': 'The file is no JSON.',
  },
};

/** Why there is no seating, beside what may be refused elsewhere too. */
export const seatingRefusals = {
  'nothing-to-seat': 'There is nobody to seat.',
  'round-twice': 'Round {round} is there twice.',
  'too-few': 'Round {round}: {present} present, and a table needs {least}.',
  'too-many-tables': 'Round {round}: {present} people do not fill {tables} tables; {most} at most.',
  'too-few-tables': 'Round {round}: {present} people do not fit at {tables} tables; it takes {fewest}.',
  'size-not-allowed': 'Round {round}: the game has no tables of {size}.',
  'sizes-do-not-fit': 'Round {round}: these tables have {seats} seats, and {present} are present.',
  'too-few-numbers': 'Round {round}: {tables} tables are needed, and there are {numbers}.',
  'ranking-incomplete': 'Round {round}: not in the ranking: {persons}.',
  'no-such-table': 'Round {round}: {person} is to stay at table {table}, which is not there.',
  'no-such-label': '{person} has the label {label}, which is not one of those used.',
  'labels-do-not-fit': 'Round {round}: too many people for {tables} tables have the label {label}: {persons}.',
  'cannot-keep-apart': 'Round {round}: these cannot all be kept apart: {pairs}.',
  stopped: 'The search was stopped.',
  'same-person': 'A swap takes two different persons.',
};
