import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Installation, openInstallation } from '@/command/installation';

export type TemporaryInstallation = Installation & {
  readonly folder: string;
  readonly remove: () => Promise<void>;
};

/** An installation in a folder of its own, empty but migrated. */
export function temporaryInstallation(clock: () => number = Date.now): TemporaryInstallation {
  const folder = mkdtempSync(join(tmpdir(), 'ultimo-test-'));
  const here = openInstallation(folder, clock);
  return {
    ...here,
    folder,
    async remove() {
      await here.close();
      rmSync(folder, { recursive: true });
    },
  };
}
