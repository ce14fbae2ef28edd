import { describe, expect, it } from 'vitest';
import { textOf } from '../support/sources';

type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

function manifest(): Manifest {
  return JSON.parse(textOf('package.json')) as Manifest;
}

describe('packages', () => {
  it('are pinned to one version each', () => {
    const { dependencies, devDependencies } = manifest();
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, wanted]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(wanted));
    expect(loose).toEqual([]);
  });

  it('stand in the lock file without download addresses', () => {
    const lock = textOf('package-lock.json');
    expect(lock).toContain('"lockfileVersion"');
    expect(lock).not.toMatch(/"resolved": *"http/);
    expect(textOf('.npmrc')).toContain('omit-lockfile-registry-resolved=true');
  });
});
