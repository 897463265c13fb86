import { describe, expect, it } from 'vitest';
import { comparatorOf, EVERY_ORDER } from '../../../../src/domain/versions/comparatorOf.js';
import { itEquates, itOrders } from './orderOf.js';

describe('Maven: version order specification', () => {
  const compare = comparatorOf('maven');
  itOrders(compare, [
    '1-alpha2snapshot',
    '1-alpha2',
    '1-alpha-123',
    '1-beta-2',
    '1-beta123',
    '1-m2',
    '1-m11',
    '1-rc',
    '1-cr2',
    '1-rc123',
    '1-SNAPSHOT',
    '1',
    '1-sp',
    '1-sp2',
    '1-sp123',
    '1-abc',
    '1-def',
    '1-pom-1',
    '1-1-snapshot',
    '1-1',
    '1-2',
    '1-123',
  ]);
  itOrders(compare, [
    '2.0.1.klm',
    '2.0.1.lmn',
    '2.0.1-123',
    '2.0.2',
    '2.0.123',
    '2.1.0',
    '2.1-1',
    '2.1.1',
    '2.10',
    '3',
  ]);
  itOrders(compare, ['1.0.RC2', '1.0-RC3', '1.0.1']);
  itOrders(compare, ['2.0-beta9', '2.0-rc1', '2.0', '2.12.0', '2.12.1', '2.15.0', '2.16.0', '2.17.1']);
  itOrders(compare, ['20190101.1', '20190101.2', '20200101']);
  itOrders(compare, ['4.1.100.Final', '4.1.101.Final', '4.2.0.Alpha1', '4.2.0.Final']);
  itOrders(compare, ['1-ga-1', '1-sp-1']);
  itOrders(compare, ['1-ga.1', '1-sp.1']);
  itOrders(compare, ['1-foo', '1-1', '1.1']);
  itEquates(compare, [
    '1',
    '1.0',
    '1.0.0',
    '1.ga',
    '1.final',
    '1-0',
    '1.0-ga',
    '1.',
    '1-',
    '1.0.0-0.0.0',
    '1-RELEASE',
  ]);
  itEquates(compare, ['1a1', '1-a1', '1-alpha-1', '1.0.0-alpha1', '1.alpha1']);
  itEquates(compare, ['1.foo', '1-foo', '1.0.0-foo.0.0', '1-FOO']);
  itEquates(compare, ['1-rc1', '1-cr1', '1.CR1']);
  itEquates(compare, ['1x', '1.0.0x', '1.0.0-x', '1-x']);
});

describe('npm, Cargo and the like: Semantic Versioning 2.0.0', () => {
  const compare = comparatorOf('npm');
  itOrders(compare, [
    '1.0.0-0',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.0.1-0',
    '1.0.1',
    '1.2.0',
    '1.10.0',
    '2.0.0',
  ]);
  itOrders(compare, ['1.0.0-A', '1.0.0-B', '1.0.0-a', '1.0.0-a-b']);
  itOrders(compare, ['1.2.3beta', '1.2.3', '1.2.3.1']);
  itEquates(compare, ['1.2.3', 'v1.2.3', '=1.2.3', '1.2.3+build.5', ' 1.2.3']);
  itEquates(compare, ['1', '1.0', '1.0.0']);
});

describe('PyPI: PEP 440', () => {
  const compare = comparatorOf('pypi');
  itOrders(compare, [
    'no version',
    '1.dev0',
    '1.0.dev456',
    '1.0a1',
    '1.0a2.dev456',
    '1.0a12.dev456',
    '1.0a12',
    '1.0b1.dev456',
    '1.0b2',
    '1.0b2.post345.dev456',
    '1.0b2.post345',
    '1.0rc1.dev456',
    '1.0rc1',
    '1.0',
    '1.0+abc.5',
    '1.0+abc.7',
    '1.0+5',
    '1.0.post456.dev34',
    '1.0.post456',
    '1.0.15',
    '1.1.dev1',
    '1.1',
    '1!0.1',
  ]);
  itEquates(compare, ['1.0', '1', '1.0.0', 'v1.0', '0!1.0']);
  itEquates(compare, ['1.1a1', '1.1alpha1', '1.1.a.1', '1.1_ALPHA_1', '1.1-a1']);
  itEquates(compare, ['1.1rc1', '1.1c1', '1.1pre1', '1.1-preview-1']);
  itEquates(compare, ['1.1.post2', '1.1-2', '1.1-rev2', '1.1r2']);
  itEquates(compare, ['1.0+ubuntu-1', '1.0+ubuntu.1', '1.0+ubuntu_1']);
});

describe('Go: module versions', () => {
  const compare = comparatorOf('golang');
  itOrders(compare, [
    'v0.0.0-20190308221718-c2843e01d9a2',
    'v0.0.0-20231012003039-104605ab7028',
    'v0.17.0',
    'v1.0.0-pre',
    'v1.0.1-0.20191109021931-daa7c04131f5',
    'v1.0.1',
  ]);
  itOrders(compare, ['go1.20', 'go1.21beta1', 'go1.21rc2', 'go1.21rc10', 'go1.21', 'go1.21.3']);
  itEquates(compare, ['v2.0.0+incompatible', 'v2.0.0', '2.0.0']);
});

describe('NuGet: semantic versions without letter case, with a fourth number', () => {
  const compare = comparatorOf('nuget');
  itOrders(compare, ['1.0.0-alpha', '1.0.0-BETA', '1.0.0-rc.1', '1.0.0', '1.0.0.1', '1.0.1']);
  itEquates(compare, ['1.0', '1.0.0', '1.0.0.0', '1.00', '1.0.0+meta']);
  itEquates(compare, ['1.0.0-Beta', '1.0.0-beta']);
});

describe('Debian: policy manual 5.6.12', () => {
  const compare = comparatorOf('deb');
  itOrders(compare, ['1.0~~', '1.0~~a', '1.0~', '1.0', '1.0a', '1.0+', '1.0.1']);
  itOrders(compare, ['1.0~beta1~svn1245', '1.0~beta1', '1.0']);
  itOrders(compare, ['7.6-0', '7.6p2-4', '1:1.0-1', '2:0.1-1']);
  itOrders(compare, ['1.1.1k-1', '1.1.1k-1+deb11u1', '1.1.1n-0+deb11u5', '3.0.11-1~deb12u2', '3.0.11-1']);
  itOrders(compare, ['5.4.5-0.3', '5.6.0-0.2', '5.6.1-1', '5.6.1+really5.4.5-1']);
  itOrders(compare, ['2.0.7pre1-4', '2.0.7r-1']);
  itEquates(compare, ['0:1.0-1', '1.0-1', '1.0-01']);
});

describe('RPM: rpm-version(7)', () => {
  const compare = comparatorOf('rpm');
  itOrders(compare, ['1.0~rc1', '1.0', '1.0^git1', '1.0^git2', '1.0.1']);
  itOrders(compare, ['1.0~rc1', '1.0~rc1^git1', '1.0~rc2', '1.0^20160101', '1.0.1']);
  itOrders(compare, ['6.0', '6.0.rc1', '6.1']);
  itOrders(compare, ['10abc', '10b2', '10.0001.5', '10.0039', '11']);
  itOrders(compare, ['xyz10', '8', '20101121', '20101122', '1:0.1']);
  itOrders(compare, ['1.1.1k-9.el8', '1.1.1k-12.el8_9', '3.0.7-25.el9']);
  itEquates(compare, ['2_0', '2.0', '2..0', '2.000']);
  itOrders(compare, ['1.0', '1.0-1', '1.0-5', '1.0.1']);
  itEquates(compare, ['1.0', '0:1.0']);
});

describe('Alpine: apk-package(5)', () => {
  const compare = comparatorOf('apk');
  itOrders(compare, [
    '1.2_alpha',
    '1.2_alpha2',
    '1.2_beta1',
    '1.2_pre1',
    '1.2_rc1',
    '1.2_rc1_git20200101',
    '1.2',
    '1.2-r1',
    '1.2-r10',
    '1.2_p1',
    '1.2a',
    '1.2b',
    '1.2.1',
    '1.10',
  ]);
  itOrders(compare, ['3.1.4-r0', '3.1.4-r5', '3.1.5-r0']);
  itOrders(compare, ['1.05', '1.1', '1.5', '1.10']);
});

describe('RubyGems', () => {
  const compare = comparatorOf('gem');
  itOrders(compare, [
    '5.0.0.a',
    '5.0.0.b1',
    '5.0.0.beta2',
    '5.0.0.rc1',
    '5.0.0',
    '5.0.0.1',
    '5.0.1',
    '5.2',
    '5.10',
  ]);
  itOrders(compare, ['1.8.2.a10', '1.8.2']);
  itOrders(compare, ['1.0.0-beta', '1.0.0']);
  itEquates(compare, ['1.8.2', '1.8.2.0', '1.8.2.0.0']);
  itEquates(compare, ['0.beta.1', '0.0.beta.1']);
  // Lock files and generators of BOMs write the platform of a built gem behind its version.
  itEquates(compare, [
    '1.15.0',
    '1.15.0-java',
    '1.15.0-x86_64-linux',
    '1.15.0-x86_64-linux-musl',
    '1.15.0-aarch64-linux-gnu',
    '1.15.0-arm64-darwin-22',
    '1.15.0-x64-mingw-ucrt',
    '1.15.0-universal-darwin-20',
  ]);
  itOrders(compare, ['1.15.0.rc1-x86-mingw32', '1.15.0-x86_64-linux', '1.15.1-java']);
  itOrders(compare, ['1.0-linux.rc1', '1.0']);
});

describe('Composer', () => {
  const compare = comparatorOf('composer');
  itOrders(compare, [
    'dev-main',
    '1.0.0-dev',
    '1.0.0-alpha1',
    '1.0.0-alpha2',
    '1.0.0-beta1',
    '1.0.0-RC1',
    '1.0.0-RC10',
    '1.0.0',
    '1.0.0-p1',
    '1.0.1',
    '1.x-dev',
    '2.0.0',
  ]);
  itEquates(compare, ['1.0', 'v1.0.0', '1.0.0.0', '1.0.0-stable', '1.0.0+build']);
  itEquates(compare, ['1.0.0-b2', '1.0.0-beta2', '1.0.0-beta.2']);
});

describe('comparatorOf', () => {
  it('orders unknown types by their text, and ignores the case of the type', () => {
    expect(comparatorOf('generic')('1.0-rc1', '1.0')).toBeLessThan(0);
    expect(comparatorOf(undefined)('1.9', '1.10')).toBeLessThan(0);
    expect(comparatorOf('MAVEN')('1.0-SNAPSHOT', '1.0-rc1')).toBeGreaterThan(0);
  });

  it('finds a place for any text', () => {
    const texts = [
      '',
      '-',
      '.',
      '~',
      '^',
      ':',
      '1:',
      'latest',
      '${project.version}',
      '🙂',
      '1'.repeat(500),
      '\u0000',
    ];
    for (const compare of EVERY_ORDER) {
      for (const left of texts) {
        for (const right of texts) {
          const order = compare(left, right);
          expect(Number.isFinite(order), `${compare.name} ${left} ${right}`).toBe(true);
          expect(Math.sign(compare(right, left)) + Math.sign(order), `${compare.name} ${left} ${right}`).toBe(
            0,
          );
        }
      }
    }
  });
});
