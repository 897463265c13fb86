import { describe, expect, it } from 'vitest';

import { comparatorOf } from '../../../../src/domain/versions/comparatorOf.js';
import { seededRandom } from '../../../support/seededRandom.js';
import type { SeededRandom } from '../../../support/seededRandom.js';

const VERSIONS = 60;

const numbers = (random: SeededRandom, min: number, max: number) =>
  Array.from({ length: random.integer(min, max) }, () => random.pick([0, 0, 1, 2, 9, 10, 11, 100])).join('.');
const maybe = (random: SeededRandom, text: string) => (random.chance(0.4) ? text : '');

/** Versions as each specification allows them, with few different parts, so that many are nearly the same. */
const GRAMMARS: Record<string, (random: SeededRandom) => string> = {
  npm: (random) =>
    numbers(random, 3, 3) +
    maybe(
      random,
      `-${random.pick(['alpha', 'beta', 'rc', '0', '1', 'x-y'])}${maybe(random, `.${random.integer(0, 11)}`)}`,
    ) +
    maybe(random, `+${random.pick(['a', 'b'])}`),
  maven: (random) =>
    numbers(random, 1, 3) +
    maybe(
      random,
      random.pick([
        '-alpha',
        '-beta-2',
        '-rc1',
        '-SNAPSHOT',
        '.Final',
        '-sp',
        '-jre',
        '-m2',
        '-sp1-redhat-2',
      ]),
    ),
  pypi: (random) =>
    maybe(random, '1!') +
    numbers(random, 1, 3) +
    maybe(random, `${random.pick(['a', 'b', 'rc'])}${random.integer(0, 11)}`) +
    maybe(random, `.post${random.integer(0, 2)}`) +
    maybe(random, `.dev${random.integer(0, 2)}`) +
    maybe(random, `+${random.pick(['abc.5', '5', 'abc'])}`),
  golang: (random) =>
    `v${numbers(random, 3, 3)}${maybe(random, `-${random.pick(['pre', 'rc.1', '0.20191109021931-daa7c04131f5'])}`)}`,
  nuget: (random) => numbers(random, 2, 4) + maybe(random, `-${random.pick(['Alpha', 'beta.2', 'rc'])}`),
  deb: (random) =>
    maybe(random, `${random.integer(0, 2)}:`) +
    numbers(random, 1, 3) +
    maybe(random, random.pick(['~rc1', '+dfsg', 'a', '~~'])) +
    maybe(random, `-${random.integer(0, 11)}${maybe(random, random.pick(['ubuntu1', '+deb11u1', '~bpo']))}`),
  rpm: (random) =>
    maybe(random, `${random.integer(0, 2)}:`) +
    numbers(random, 1, 3) +
    maybe(random, random.pick(['~rc1', '^git1', 'a', 'p1'])) +
    maybe(random, `-${random.integer(1, 11)}${maybe(random, '.el8')}`),
  apk: (random) =>
    numbers(random, 1, 3) +
    maybe(random, random.pick(['a', 'b'])) +
    maybe(random, random.pick(['_alpha', '_rc1', '_p1', '_git20200101'])) +
    maybe(random, `-r${random.integer(0, 11)}`),
  gem: (random) => numbers(random, 1, 4) + maybe(random, random.pick(['.a', '.rc1', '.beta.2', '-x'])),
  composer: (random) =>
    random.chance(0.2)
      ? random.pick(['2010-01-02', '20100102', '2010.01', '2.x-dev', '1.x', 'dev-main']) +
        maybe(random, random.pick(['.5', '-203040', '-p1']))
      : numbers(random, 1, 5) +
        maybe(random, random.pick(['-dev', '-alpha1', '-RC2', '-p1', '-beta', '-beta.2.1', '-meh', '-1'])) +
        maybe(random, '-dev'),
  cpan: (random) =>
    maybe(random, 'v') + numbers(random, 1, 4) + maybe(random, random.pick(['_01', '-TRIAL', '05', 'b'])),
  conda: (random) =>
    maybe(random, '1!') +
    numbers(random, 1, 3) +
    maybe(random, random.pick(['a1', '_', '.post', 'post1', 'dev', '.dev1', '*', '-1', '.rc'])) +
    maybe(random, `+${random.pick(['1', '0', 'a', '1.2'])}`),
  cran: (random) => numbers(random, 1, 3) + maybe(random, `-${random.integer(0, 11)}`),
  cocoapods: (random) =>
    numbers(random, 1, 4) +
    maybe(random, random.pick(['-alpha.1', '.b2', '-rc', '-1', 'a10'])) +
    maybe(random, '+abc'),
  luarocks: (random) =>
    (random.chance(0.1) ? 'scm' : numbers(random, 1, 3)) +
    maybe(random, random.pick(['rc1', 'alpha', 'beta2', '.a', 'pre'])) +
    `-${random.integer(1, 11)}`,
  nix: (random) => numbers(random, 1, 3) + maybe(random, random.pick(['pre1', 'a', 'pre', '-2', '-rc1'])),
  bitnami: (random) => numbers(random, 3, 3) + maybe(random, `-${random.integer(0, 11)}`),
  conan: (random) =>
    numbers(random, 1, 4) +
    maybe(random, random.pick(['-rc1', '-alpha.2', '-alpha.10'])) +
    maybe(random, `+${random.integer(0, 11)}`),
  alpm: (random) =>
    maybe(random, `${random.integer(0, 2)}:`) +
    numbers(random, 1, 3) +
    maybe(random, random.pick(['rc', 'a', '.a', 'b2'])) +
    `-${random.integer(1, 11)}`,
  pub: (random) =>
    numbers(random, 3, 3) +
    maybe(random, random.pick(['-rc.1', '-alpha'])) +
    maybe(random, `+${random.integer(0, 11)}`),
  generic: (random) =>
    maybe(random, random.pick(['v', '1:', '2:'])) +
    numbers(random, 1, 3) +
    maybe(
      random,
      random.pick(['-rc1', 'a', '+build', '-2', 'rc1', '.RC.1', '~rc1', '~', 'p1', '-x', 'beta']),
    ) +
    maybe(random, random.pick(['.1', '-2', '-rc1', '~~'])),
};

describe.each(Object.entries(GRAMMARS))('the order of %s', (type, versionOf) => {
  const compare = comparatorOf(type);
  const random = seededRandom(4);
  const versions = Array.from({ length: VERSIONS }, () => versionOf(random));

  it('is the same from both sides, and everything is itself', () => {
    const wrong = versions.flatMap((left) =>
      versions
        .filter((right) => Math.sign(compare(left, right)) + Math.sign(compare(right, left)) !== 0)
        .map((right) => `${left} and ${right}`),
    );

    expect(wrong).toEqual([]);
    expect(versions.filter((version) => compare(version, version) !== 0)).toEqual([]);
  });

  it('goes on: what is before one is before all that come after it', () => {
    const wrong: string[] = [];
    for (const first of versions) {
      for (const second of versions) {
        if (compare(first, second) > 0) continue;
        for (const third of versions) {
          if (compare(second, third) > 0) continue;
          const isTie = compare(first, second) === 0 && compare(second, third) === 0;
          const order = compare(first, third);
          if (
            isTie
              ? order !== 0
              : order > 0 || (order === 0 && compare(first, second) !== compare(third, second))
          )
            wrong.push(`${first} ≤ ${second} ≤ ${third}, but ${order}`);
        }
      }
    }

    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('does not depend on the order things come in', () => {
    const sorted = [...versions].sort(compare);
    const again = [...versions].reverse().sort(compare);

    expect(sorted.filter((version, index) => compare(version, again[index] ?? '') !== 0)).toEqual([]);
  });
});
