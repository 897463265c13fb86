/**
 * Counts a run of Playwright by its JSON report. A journey that passed only when it was tried again has failed once:
 * people do not get a second try, so it counts as failed, by name.
 *
 * @param {{ suites?: JourneySuite[] }} report - what the reporter `json` writes
 * @returns {{ passed: number, failed: number, notes: string | undefined }} notes name what is flaky and what was skipped
 *
 * @typedef {{ title: string, suites?: JourneySuite[], specs?: { title: string, tests: { status: string }[] }[] }} JourneySuite
 */
export function countJourneys(report) {
  const tests = (report.suites ?? []).flatMap((suite) => testsOf(suite, []));
  const named = (status) => tests.filter((test) => test.status === status).map(({ name }) => name);
  const flaky = named('flaky');
  const skipped = named('skipped');
  const notes = [
    ...flaky.map((name) => `flaky, passed only when tried again: ${name}`),
    ...(skipped.length > 0 ? [`skipped: ${skipped.length} (first: ${skipped[0]})`] : []),
  ];
  return {
    passed: named('expected').length,
    failed: named('unexpected').length + flaky.length,
    notes: notes.length > 0 ? notes.join('\n') : undefined,
  };
}

function testsOf({ title, suites = [], specs = [] }, outer) {
  const path = [...outer, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status }) => ({ status, name: [...path, spec.title].join(' › ') })),
    ),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ];
}
