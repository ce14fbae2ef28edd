import { spawnSync } from 'node:child_process';

/** Runs a command with its output on the terminal and says how long it took; ends the process if it failed. */
export function run(what, command, args) {
  console.log(`> ${what}`);
  const started = Date.now();
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) fail(what, status);
  console.log(`> ${what}: ${seconds(started)}`);
}

function fail(what, status) {
  console.error(`> ${what}: failed`);
  process.exit(status || 1);
}

/** The time since `started` (milliseconds), to be read by a person. */
export const seconds = (started) => `${((Date.now() - started) / 1000).toFixed(1)} s`;
