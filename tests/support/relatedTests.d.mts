/** Of the tests that have to do with a change those that fit into a given time, the closest ones first. */
export function relatedTests(
  tests: readonly { file: string; seconds: number }[],
  distances: ReadonlyMap<string, number>,
  limitSeconds: number,
): { chosen: string[]; left: string[] };
