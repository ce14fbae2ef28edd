import { SingleBar } from 'cli-progress';

const quietMs = 1000;

/**
 * Does something to each item in turn, with a bar on standard error once it takes longer than a second on a
 * terminal. Between items the process can be stopped with Ctrl-C.
 */
export async function eachWithProgress<Item>(
  items: readonly Item[],
  act: (item: Item) => void,
): Promise<void> {
  const bar = new SingleBar({
    stream: process.stderr,
    format: '{bar} {value}/{total}  {eta_formatted}',
    hideCursor: true,
  });
  const start = Date.now();
  let shown = false;
  for (const [done, item] of items.entries()) {
    act(item);
    if (!process.stderr.isTTY || Date.now() - start < quietMs) continue;
    if (!shown) bar.start(items.length, done + 1);
    shown = true;
    bar.update(done + 1);
    await new Promise(setImmediate);
  }
  if (shown) bar.stop();
}
