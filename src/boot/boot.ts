import { keepUp } from '@/views/views';
import { stopAtSignals, stopping } from '@/api/stopping';
import { type Installation, installationHere } from '@/command/installation';
import { official } from '@/demo/cast';
import { fillDemo } from '@/demo/fill';
import { environmentLocale } from '@/i18n/environment';
import { translatorFor } from '@/i18n/translator';
import { holdFolder } from '@/sqlite/hold';
import { closeInstallation, dataFolder } from '@/sqlite/installation';

/**
 * Makes the server ready: takes the data folder for this process, migrates the data, fills an empty folder
 * with the demo club (not with `ULTIMO_DEMO=0`), brings the views to the end of the log and keeps them there,
 * and ends open streams when the process is told to stop.
 *
 * @throws Error with a sentence if another server has the folder, or the data cannot be opened.
 */
export async function boot(): Promise<void> {
  const started = performance.now();
  stopAtSignals();
  takeFolder(dataFolder());
  if (process.env.ULTIMO_DEMO !== '0') await fillDemo(dataFolder(), Date.now());
  const here = installationHere();
  process.once('exit', () => closeFiles(here));
  await here.views.catchUp(telling());
  void follow(here, stopping().signal);
  greet(Math.round(performance.now() - started), (await here.people.accountByEmail(official.email)) !== null);
}

/** Two servers on one folder would each answer from views and states of their own. */
function takeFolder(folder: string): void {
  if (holdFolder(folder)) return;
  throw new Error(translatorFor(environmentLocale(process.env))('cli.folder-in-use', { folder }));
}

/** What was acknowledged is on the disk already; this writes the journals back into their files. */
function closeFiles({ views }: Installation): void {
  views.close();
  closeInstallation();
}

const toldEachMs = 2000;

/** Says now and then how far the views are, if it takes long: after an update, or when they were deleted. */
function telling(): (position: number, head: number) => void {
  let last = performance.now();
  return (position, head) => {
    if (performance.now() - last < toldEachMs) return;
    last = performance.now();
    const t = translatorFor(environmentLocale(process.env));
    console.log(t('cli.views-progress', { done: position, all: head }));
  };
}

const patienceMs = 10_000;

/**
 * The views follow whoever writes to the log. What stops them, a full disk say, is printed, and they begin
 * again.
 */
async function follow({ views, log }: Installation, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await keepUp(views, log, signal);
    } catch (error) {
      console.error('The views cannot follow the log; they try again:', error);
      await new Promise((resolve) => setTimeout(resolve, patienceMs).unref());
    }
  }
}

function greet(ms: number, demo: boolean): void {
  const address = `http://localhost:${process.env.PORT ?? 3000}`;
  console.log(`Ultimo is ready after ${ms} ms: ${address} (data: ${dataFolder()})`);
  if (demo) console.log(`Demo log-in: ${official.email} with the password ${official.password}`);
}
