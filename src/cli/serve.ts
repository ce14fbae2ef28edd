import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environmentLocale } from '@/i18n/environment';
import type { Translator } from '@/i18n/translation';
import { translatorFor } from '@/i18n/translator';
import { holdFolder, releaseFolder } from '@/sqlite/hold';

export type Serving = { readonly port: number; readonly hostname?: string };

/**
 * `ultimo serve`, which is what `npm start` runs: looks whether the data folder and the port are free, and
 * hands over to Next in this very process.
 *
 * @throws Error with a sentence if another server has the folder or another program the port.
 */
export async function serve(serving: Serving, data: string): Promise<void> {
  const home = process.env['ULTIMO_HOME'] ?? process.cwd();
  const t = translatorFor(environmentLocale(process.env));
  await expectFree(serving, resolve(data), t);
  if (!existsSync(join(home, '.next/BUILD_ID'))) throw new Error(t('cli.not-built'));
  process.env['ULTIMO_DATA'] = resolve(data);
  process.chdir(home);
  process.argv = [process.execPath, 'next', 'start', ...argumentsOf(serving)];
  await import(pathToFileURL(join(home, 'node_modules/next/dist/bin/next')).href);
}

/** The folder first: are both taken, then it is Ultimo itself that runs. The server takes it in `boot`. */
async function expectFree(serving: Serving, folder: string, t: Translator): Promise<void> {
  if (!holdFolder(folder)) throw new Error(t('cli.folder-in-use', { folder }));
  releaseFolder(folder);
  const code = await listeningFault(serving);
  if (code === 'EADDRINUSE') throw new Error(t('cli.port-in-use', portsOf(serving)));
  if (code === 'EACCES') throw new Error(t('cli.port-forbidden', portsOf(serving)));
}

const portsOf = ({ port }: Serving) => ({ port: String(port), other: String(port < 1024 ? 3000 : port + 1) });

/** Why nobody can listen there: Node's code, null if it is possible. Asked by listening for a moment. */
const listeningFault = ({ port, hostname }: Serving): Promise<string | null> =>
  new Promise((tell) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => tell(error.code ?? error.message));
    server.listen({ port, host: hostname }, () => server.close(() => tell(null)));
  });

const argumentsOf = ({ port, hostname }: Serving): readonly string[] => [
  '-p',
  String(port),
  ...(hostname === undefined ? [] : ['-H', hostname]),
];
