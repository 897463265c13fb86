import { describe, expect, it } from 'vitest';
import { compareComponents } from '../../../../src/domain/comparison/compareComponents.js';
import { allAtOnce } from '../../../../src/domain/slices.js';
import type { Component } from '../../../../src/schema/component.js';

const compared = (...lists: Parameters<typeof compareComponents>) => allAtOnce(compareComponents(...lists));

let count = 0;

/** A component of a package URL, or of a name and a version. */
function aComponent(text: string, facts: Partial<Component> = {}): Component {
  count += 1;
  const uuid = `uuid-${count}`;
  if (!text.startsWith('pkg:')) {
    const [name = '', version] = text.split('@');
    return { uuid, name, version, ...facts };
  }
  const version = /@([^?#]+)/.exec(text)?.[1];
  return {
    uuid,
    name: text
      .replace(/[@?#].*/, '')
      .split('/')
      .at(-1)!,
    version,
    purl: text,
    ...facts,
  };
}

/** Returns the outcome of each component, as `1.0 → 2.0 up`, sorted. */
function outcomes(before: readonly Component[], after: readonly Component[]): string[] {
  return compared(before, after)
    .map(({ before: was, after: is, outcome, versionStep }) =>
      [was?.version ?? '-', is?.version ?? '-', outcome, versionStep].filter(Boolean).join(' '),
    )
    .sort();
}

const of = (...texts: readonly string[]) => texts.map((text) => aComponent(text));

describe('compareComponents', () => {
  it.each([
    ['the same', ['pkg:npm/a@1.0.0'], ['pkg:npm/a@1.0.0'], ['1.0.0 1.0.0 unchanged']],
    ['a newer version', ['pkg:npm/a@1.9.0'], ['pkg:npm/a@1.10.0'], ['1.9.0 1.10.0 changed up']],
    ['an older version', ['pkg:npm/a@1.10.0'], ['pkg:npm/a@1.9.0'], ['1.10.0 1.9.0 changed down']],
    [
      'a lower version of a higher epoch',
      ['pkg:rpm/fedora/a@9.0-1?epoch=1'],
      ['pkg:rpm/fedora/a@1.0-1?epoch=2'],
      ['9.0-1 1.0-1 changed up'],
    ],
    [
      'an epoch that is written elsewhere',
      ['pkg:rpm/fedora/a@1.0-1?epoch=2'],
      ['pkg:rpm/fedora/a@2:1.0-1'],
      ['1.0-1 2:1.0-1 unchanged'],
    ],
    [
      'the order of its ecosystem',
      ['pkg:maven/g/a@1.0-rc1'],
      ['pkg:maven/g/a@1.0'],
      ['1.0-rc1 1.0 changed up'],
    ],
    ['one that is new', [], ['pkg:npm/a@1.0'], ['- 1.0 added']],
    ['one that is gone', ['pkg:npm/a@1.0'], [], ['1.0 - removed']],
    ['namespaces', ['pkg:npm/%40x/a@1.0'], ['pkg:npm/%40y/a@1.0'], ['- 1.0 added', '1.0 - removed']],
    ['types', ['pkg:npm/a@1.0'], ['pkg:pypi/a@1.0'], ['- 1.0 added', '1.0 - removed']],
    ['names that PyPI takes for one', ['pkg:pypi/My_Pkg@1'], ['pkg:pypi/my-pkg@2'], ['1 2 changed up']],
    ['names without package URL', ['a@1'], ['a@2'], ['1 2 changed up']],
    ['a package URL on one side', ['a@1'], ['pkg:npm/a@2'], ['1 2 changed up']],
  ])('tells %s', (_, before, after, expected) => {
    expect(outcomes(of(...before), of(...after))).toEqual(expected);
  });

  it.each([
    [
      'architectures',
      ['pkg:deb/debian/a@1?arch=amd64', 'pkg:deb/debian/a@1?arch=arm64'],
      ['pkg:deb/debian/a@2?arch=arm64'],
      ['1 - removed', '1 2 changed up'],
    ],
    [
      'artifacts',
      ['pkg:maven/g/a@1?classifier=sources'],
      ['pkg:maven/g/a@1?classifier=tests'],
      ['- 1 added', '1 - removed'],
    ],
    ['subpaths', ['pkg:golang/x/a@1#one'], ['pkg:golang/x/a@1#two'], ['- 1 added', '1 - removed']],
    [
      'qualifiers that only one side has',
      ['pkg:maven/g/a@1'],
      ['pkg:maven/g/a@2?type=jar'],
      ['1 2 changed up'],
    ],
    [
      'releases of a distribution',
      ['pkg:deb/debian/a@1?distro=debian-11'],
      ['pkg:deb/debian/a@1?distro=debian-12'],
      ['1 1 unchanged'],
    ],
  ])('tells %s', (_, before, after, expected) => {
    expect(outcomes(of(...before), of(...after))).toEqual(expected);
  });

  it.each([
    [
      'equal versions first',
      ['1.0.0', '2.0.0'],
      ['2.0.0', '3.0.0'],
      ['1.0.0 3.0.0 changed up', '2.0.0 2.0.0 unchanged'],
    ],
    [
      'the same major version next',
      ['1.0.0', '2.0.0'],
      ['2.1.0', '1.5.0'],
      ['1.0.0 1.5.0 changed up', '2.0.0 2.1.0 changed up'],
    ],
    [
      'the newest with the newest',
      ['1.0.0', '2.0.0'],
      ['3.0.0'],
      ['1.0.0 - removed', '2.0.0 3.0.0 changed up'],
    ],
    [
      'what is there twice twice',
      ['1.0.0', '1.0.0'],
      ['1.0.0'],
      ['1.0.0 - removed', '1.0.0 1.0.0 unchanged'],
    ],
    [
      'more than before',
      ['1.0.0'],
      ['1.0.0', '1.0.0', '1.1.0'],
      ['- 1.0.0 added', '- 1.1.0 added', '1.0.0 1.0.0 unchanged'],
    ],
  ])('pairs several versions of a package: %s', (_, before, after, expected) => {
    const [left, right] = [before, after].map((versions) => of(...versions.map((one) => `pkg:npm/a@${one}`)));

    expect(outcomes(left!, right!)).toEqual(expected);
    expect(outcomes([...left!].reverse(), [...right!].reverse())).toEqual(expected);
  });

  it('pairs the same ones whatever the order of the lists', () => {
    const before = of(...['1.0', '1.1', '2.0', '2.0', '3'].map((one) => `pkg:npm/a@${one}`));
    const after = of(...['1.2', '2.0', '4', '2.5'].map((one) => `pkg:npm/a@${one}`));
    const idsOf = (left: readonly Component[], right: readonly Component[]) =>
      compared(left, right)
        .map(({ id }) => id)
        .sort();

    expect(idsOf([...before].reverse(), [...after].reverse())).toEqual(idsOf(before, after));
  });

  it('tells kinds without package URL apart where both sides say them', () => {
    const before = [
      aComponent('a@1', { classifier: 'LIBRARY' }),
      aComponent('b@1', { classifier: 'LIBRARY' }),
    ];
    const after = [aComponent('a@1', { classifier: 'CONTAINER' }), aComponent('b@1')];

    expect(outcomes(before, after)).toEqual(['- 1 added', '1 - removed', '1 1 unchanged']);
  });

  it('tells another license and another owner', () => {
    const [row] = compared(
      [aComponent('pkg:npm/a@1', { resolvedLicense: { licenseId: 'MIT' } })],
      [aComponent('pkg:npm/a@1', { license: 'Acme', isInternal: true })],
    );

    expect(row).toMatchObject({ outcome: 'changed', isLicenseChanged: true, isInternalChanged: true });
    expect(row!.versionStep).toBeUndefined();
  });

  it('takes a version that is written in another way for a change without direction', () => {
    expect(outcomes(of('pkg:maven/g/a@1.0'), of('pkg:maven/g/a@1.0.0'))).toEqual(['1.0 1.0.0 changed other']);
  });

  it('has every component once, and takes thousands of one name', () => {
    const many = Array.from({ length: 3000 }, (_, index) => aComponent(`pkg:npm/p${index % 50}@1.${index}`));
    const others = Array.from({ length: 3000 }, (_, index) =>
      aComponent(`pkg:npm/p${index % 50}@2.${index}`),
    );

    const rows = compared(many, others.slice(0, 2000));

    expect(new Set(rows.flatMap(({ before }) => before?.uuid ?? [])).size).toBe(3000);
    expect(new Set(rows.flatMap(({ after }) => after?.uuid ?? [])).size).toBe(2000);
    expect(rows).toHaveLength(3000);
  });
});
