import { purlQualifiers } from './purl.js';

/**
 * Whether two package URLs may be about the same release of a distribution, by their `distro` qualifiers: each release has fixes of its
 * own. A package URL that names no release stands for all. Generators write releases in different ways: `debian-12`, `debian-12.5`, and
 * `bookworm` are the same.
 */
export function mayShareDistribution(left: string, right: string): boolean {
  // Matching asks it of each package and advisory, of which few name one.
  if (!DISTRO.test(left) || !DISTRO.test(right)) return true;
  const [a, b] = [releaseOf(left), releaseOf(right)];
  if (!a || !b) return true;
  if (a.name !== b.name && a.name !== '' && b.name !== '') return false;
  return a.numbers.every((number, index) => (b.numbers[index] ?? number) === number);
}

const DISTRO = /[?&]distro=/i;

interface Release {
  /** Such as `debian`; empty where only numbers are written. */
  name: string;
  numbers: readonly string[];
}

function releaseOf(purl: string): Release | undefined {
  const written = purlQualifiers(purl).get('distro')?.trim().toLowerCase();
  if (!written) return undefined;
  const text = CODENAMES.get(/[a-z]+$/.exec(written)?.[0] ?? '') ?? written;
  const [, name = '', numbers = ''] = /^(.*?)[-_ :]?v?([0-9]+(?:\.[0-9]+)*)?$/.exec(text) ?? [];
  return { name: SAME_NAMES.get(name) ?? name, numbers: numbers === '' ? [] : numbers.split('.') };
}

const SAME_NAMES = new Map([
  ['el', 'rhel'],
  ['redhat', 'rhel'],
]);

const CODENAMES = new Map([
  ['jessie', 'debian-8'],
  ['stretch', 'debian-9'],
  ['buster', 'debian-10'],
  ['bullseye', 'debian-11'],
  ['bookworm', 'debian-12'],
  ['trixie', 'debian-13'],
  ['forky', 'debian-14'],
  ['sid', 'debian-sid'],
  ['unstable', 'debian-sid'],
  ['trusty', 'ubuntu-14.04'],
  ['xenial', 'ubuntu-16.04'],
  ['bionic', 'ubuntu-18.04'],
  ['focal', 'ubuntu-20.04'],
  ['jammy', 'ubuntu-22.04'],
  ['noble', 'ubuntu-24.04'],
]);
