// What the reporters' JSON says, as two numbers. A test that did not run is a failure: nothing is skipped in silence.

/** Vitest's JSON. A file that could not be loaded has no tests in it and counts as one failure. */
export function vitestCounts(report) {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const notRun = report.numTotalTests - report.numPassedTests - report.numFailedTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + notRun + broken.length };
}

/** Playwright's JSON. A test that passed at a second try is counted as failed; errors are those outside any test. */
export function playwrightCounts(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length };
}
