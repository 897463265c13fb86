/**
 * Selects the tests related to a change that fit into a given time, the closest ones first.
 *
 * @param {readonly { file: string, seconds: number }[]} tests
 * @param {ReadonlyMap<string, number>} distances - the number of imports between each file and the change
 * @param {number} limitSeconds - of all chosen tests together; a changed test runs in any case
 * @returns {{ chosen: string[], left: string[] }} paths of the tests that run, and of those left to `npm
 * test`
 */
export function relatedTests(tests, distances, limitSeconds) {
  const related = tests
    .filter(({ file }) => distances.has(file))
    .map((test) => ({ ...test, distance: distances.get(test.file) }))
    .sort((a, b) => a.distance - b.distance || a.seconds - b.seconds);
  const chosen = [];
  const left = [];
  let total = 0;
  for (const { file, seconds, distance } of related) {
    if (distance > 0 && total + seconds > limitSeconds) left.push(file);
    else {
      chosen.push(file);
      total += seconds;
    }
  }
  return { chosen, left };
}
