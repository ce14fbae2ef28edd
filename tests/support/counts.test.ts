import { describe, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.mjs';

const file = (status: string, tests: number) => ({ status, assertionResults: new Array<object>(tests).fill({}) });

describe('what the last line of npm test adds up', () => {
  it('takes the tests that vitest saw pass and fail', () => {
    const report = { numTotalTests: 5, numPassedTests: 3, numFailedTests: 2, testResults: [file('failed', 5)] };
    expect(vitestCounts(report)).toEqual({ passed: 3, failed: 2 });
  });

  it('counts a test of vitest that did not run as failed', () => {
    const report = { numTotalTests: 5, numPassedTests: 4, numFailedTests: 0, testResults: [file('passed', 5)] };
    expect(vitestCounts(report)).toEqual({ passed: 4, failed: 1 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const report = { numTotalTests: 1, numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', 1), file('failed', 0)] };
    expect(vitestCounts(report)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts everything but a clean pass of Playwright as failed, and errors outside tests', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{}] };
    expect(playwrightCounts(report)).toEqual({ passed: 7, failed: 4 });
  });
});
