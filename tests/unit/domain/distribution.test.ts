import { expect, it } from 'vitest';
import { mayShareDistribution } from '../../../src/domain/distribution.js';

const purl = (distro: string) => `pkg:deb/debian/curl@1.0?arch=amd64${distro && `&distro=${distro}`}`;

it.each([
  ['', 'debian-12', true],
  ['debian-12', 'debian-12', true],
  ['debian-12', 'Debian-12.5', true],
  ['debian-12', 'bookworm', true],
  ['debian-bookworm', 'debian-12', true],
  ['debian', 'debian-12', true],
  ['debian-11', 'debian-12', false],
  ['debian-11', 'bookworm', false],
  ['debian-1', 'debian-12', false],
  ['debian-12', 'ubuntu-12', false],
  ['sid', 'debian-13', false],
  ['sid', 'debian-unstable', true],
  ['jammy', 'ubuntu-22.04', true],
  ['ubuntu-22.04', 'ubuntu-22.10', false],
  ['alpine-3.19', '3.19.1', true],
  ['alpine-v3.19', 'alpine-3.19.1', true],
  ['alpine-3.18.6', '3.19.1', false],
  ['redhat-9.6', 'rhel-9.6', true],
  ['rhel-8', 'rhel-9', false],
  ['fedora-rawhide', 'fedora-40', false],
  ['opensuse-leap-15.5', 'opensuse-leap-15.5', true],
  ['rolling', 'rolling', true],
  ['rolling', 'stable', false],
])('"%s" and "%s" may be the same release: %s', (left, right, expected) => {
  expect(mayShareDistribution(purl(left), purl(right))).toBe(expected);
  expect(mayShareDistribution(purl(right), purl(left))).toBe(expected);
});
