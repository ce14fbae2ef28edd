import { keepUp } from '@/views/views';
import { stopAtSignals, stopping } from '@/api/stopping';
import { installationHere } from '@/command/installation';
import { official } from '@/demo/cast';
import { fillDemo } from '@/demo/fill';
import { dataFolder } from '@/sqlite/installation';

/**
 * Makes the server ready: migrates the data, fills an empty folder with the demo club (not with
 * `ULTIMO_DEMO=0`), brings the views to the end of the log and keeps them there, and ends open streams when
 * the process is told to stop.
 */
export async function boot(): Promise<void> {
  const started = performance.now();
  stopAtSignals();
  if (process.env.ULTIMO_DEMO !== '0') await fillDemo(dataFolder(), Date.now());
  const { views, log, people } = installationHere();
  await views.catchUp();
  keepUp(views, log, stopping().signal).catch(reportAndStop);
  greet(Math.round(performance.now() - started), (await people.accountByEmail(official.email)) !== null);
}

/** Views that no longer follow would show what is not so: better no server than such a one. */
function reportAndStop(error: unknown): void {
  console.error('The views cannot follow the log any more:', error);
  process.exitCode = 1;
  process.kill(process.pid, 'SIGTERM');
}

function greet(ms: number, demo: boolean): void {
  const address = `http://localhost:${process.env.PORT ?? 3000}`;
  console.log(`Ultimo is ready after ${ms} ms: ${address} (data: ${dataFolder()})`);
  if (demo) console.log(`Demo log-in: ${official.email} with the password ${official.password}`);
}
