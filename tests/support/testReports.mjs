/**
 * What the JSON reports of the two test runners say: how many passed, and of those that failed one line each.
 *
 * @typedef {{ passed: number, failed: number, failures: string[], notes: string | undefined }} Counts
 * `failures` say the file, the name and, in a line, the beginning of what was wrong; `notes` what was skipped
 */

/**
 * Counts a run of Vitest. A file that could not be read has no tests, and fails as one.
 *
 * @param {{ testResults?: VitestFile[] }} report - what the reporter `json` writes
 * @param {string} [root] - what the names of files are shown without
 * @returns {Counts}
 *
 * @typedef {{ name: string, status: string, message?: string, assertionResults?: VitestTest[],
 *   startTime?: number, endTime?: number }} VitestFile
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestTest
 */
export function countTests(report, root = '') {
  const files = report.testResults ?? [];
  const tests = files.flatMap(({ name, assertionResults = [] }) =>
    assertionResults.map((test) => ({ ...test, file: within(root, name) })),
  );
  const unread = files.filter(
    ({ status, assertionResults = [] }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed.length + unread.length,
    failures: [
      ...unread.map(({ name, message }) => failureLine(within(root, name), 'could not be run', message)),
      ...failed.map(({ file, fullName, failureMessages }) =>
        failureLine(file, fullName, failureMessages?.[0]),
      ),
    ],
    notes: skipNote(
      tests
        .filter(({ status }) => status !== 'passed' && status !== 'failed')
        .map(({ fullName }) => fullName),
    ),
  };
}

/**
 * Returns the duration of each file of a Vitest run.
 *
 * @param {{ testResults?: VitestFile[] }} report - the output of the reporter `json`
 * @param {string} [root] - the prefix removed from file names
 * @returns {Record<string, number>} seconds by file
 */
export function secondsOf(report, root = '') {
  return Object.fromEntries(
    (report.testResults ?? []).map(({ name, startTime = 0, endTime = 0 }) => [
      within(root, name),
      Math.round((endTime - startTime) / 100) / 10,
    ]),
  );
}

/**
 * Counts a run of Playwright. A journey that passed only when it was tried again has failed once:
 * people do not get a second try, so it counts as failed.
 *
 * @param {{ suites?: JourneySuite[], errors?: JourneyError[] }} report - what the reporter `json` writes
 * @returns {Counts}
 *
 * @typedef {{ title: string, suites?: JourneySuite[], specs?: { title: string, tests: JourneyTest[] }[] }} JourneySuite
 * @typedef {{ status: string, results?: { error?: JourneyError }[] }} JourneyTest
 * @typedef {{ message?: string }} JourneyError
 */
export function countJourneys(report) {
  const tests = (report.suites ?? []).flatMap((suite) => journeysOf(suite, []));
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: failed.length,
    failures: [
      ...failed.map(({ file, name, status, message }) =>
        failureLine(file, name, status === 'flaky' ? 'passed only when tried again' : message),
      ),
      // A server that does not start fails no test, as none is run.
      ...(report.errors ?? []).map(({ message }) => failureLine('', 'the run', message)),
    ],
    notes: skipNote(
      tests.filter(({ status }) => status === 'skipped').map(({ file, name }) => `${file} › ${name}`),
    ),
  };
}

function journeysOf({ title, suites = [], specs = [] }, outer) {
  const path = [...outer, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results = [] }) => ({
        status,
        file: path[0],
        name: [...path.slice(1), spec.title].join(' › '),
        message: results.find(({ error }) => error)?.error.message,
      })),
    ),
    ...suites.flatMap((suite) => journeysOf(suite, path)),
  ];
}

function failureLine(file, name, message = '') {
  const reason = beginningOf(message);
  return `${file && `${file} › `}${name}${reason && `: ${reason}`}`;
}

const LINE_LENGTH = 400;

/** The first line alone says only what did not match, not what came instead. */
function beginningOf(message) {
  const [beforeStack] = withoutColors(message).split(/\n\s+at /);
  return beforeStack.trim().replaceAll(/\s+/g, ' ').slice(0, LINE_LENGTH);
}

function withoutColors(text) {
  // eslint-disable-next-line no-control-regex -- what terminals take for a colour begins with one
  return text.replace(/\u001b\[[\d;]*m/g, '');
}

function skipNote(names) {
  return names.length > 0 ? `skipped: ${names.length} (first: ${names[0]})` : undefined;
}

function within(root, file) {
  return file.startsWith(root) ? file.slice(root.length) : file;
}
