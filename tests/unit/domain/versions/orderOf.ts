import { expect, it } from 'vitest';
import type { VersionComparator } from '../../../../src/domain/versions/versionComparator.js';

/** Promises that every version of the row comes before all that follow it, compared from both sides. */
export function itOrders(compare: VersionComparator, row: readonly string[]) {
  it(`orders ${row.join(' < ')}`, () => {
    const wrong: string[] = [];
    row.forEach((older, index) => {
      if (compare(older, older) !== 0) wrong.push(`${older} is not itself`);
      for (const newer of row.slice(index + 1)) {
        if (!(compare(older, newer) < 0)) wrong.push(`${older} < ${newer}`);
        if (!(compare(newer, older) > 0)) wrong.push(`${newer} > ${older}`);
      }
    });
    expect(wrong).toEqual([]);
  });
}

/** Promises that all versions of the row are the same, compared from both sides. */
export function itEquates(compare: VersionComparator, row: readonly string[]) {
  it(`takes ${row.join(' = ')} as the same`, () => {
    const wrong = row.flatMap((left) =>
      row.filter((right) => compare(left, right) !== 0).map((right) => [left, right]),
    );
    expect(wrong).toEqual([]);
  });
}
