import { purlQualifiers } from './purl.js';

/**
 * Returns true when two package URLs may be about the same release of a distribution, by their `distro`
 * qualifiers. Each release has its own fixes. A package URL that names no release matches all, and so does an
 * unknown name, because a finding must not be lost over it. Generators write releases in different ways:
 * `debian-12`, `debian-12.5`, and `bookworm` are the same, and so are `fc40` and `fedora-40`.
 */
export function mayShareDistribution(left: string, right: string): boolean {
  // Matching asks it of each package and advisory, of which few name one.
  if (!DISTRO.test(left) || !DISTRO.test(right)) return true;
  const [a, b] = [releaseOf(left), releaseOf(right)];
  if (!a || !b) return true;
  if (a.name !== b.name && a.name !== '' && b.name !== '') return !isKnown(a) || !isKnown(b);
  const counted = PARTS.get(a.name || b.name) ?? Infinity;
  return a.numbers.slice(0, counted).every((number, index) => (b.numbers[index] ?? number) === number);
}

const DISTRO = /[?&]distro=/i;

interface Release {
  /** The name, such as `debian`. Empty where only numbers are written. */
  name: string;
  /** None: which release is not known. */
  numbers: readonly string[];
}

const isKnown = ({ name }: Release) => NAMES.has(name);

function releaseOf(purl: string): Release | undefined {
  const written = purlQualifiers(purl).get('distro')?.trim().toLowerCase();
  if (!written) return undefined;
  const runs = written.match(/[a-z]+|[0-9]+(?:\.[0-9]+)*/g) ?? [];
  const firstNumber = runs.findIndex((run) => /^[0-9]/.test(run));
  const known = runs.map((run) => NAMES.get(run)).find((name) => name !== undefined);
  const ofCode = runs
    .map((run) => CODE_NAMES.get(run))
    .find((release) => release && (!known || release.name === known));
  if (ofCode) return ofCode;
  const words = (firstNumber < 0 ? runs : runs.slice(0, firstNumber)).filter((word) => word !== 'v');
  const name = known ?? words.join('-');
  return { name, numbers: firstNumber < 0 ? [] : numbersOf(name, runs.slice(firstNumber)) };
}

/** The numbers of a release; a service pack follows them, as in `sles-15-sp4`, and Ubuntu is written without its dot, too. */
function numbersOf(name: string, [numbers = '', word, pack]: readonly string[]): string[] {
  if (word === 'sp' && pack) return [numbers, pack];
  return (name === 'ubuntu' ? numbers.replace(/^([0-9]{2})([0-9]{2})$/, '$1.$2') : numbers).split('.');
}

/** Names of distributions, and how else they are written. The mark `el` is that of all rebuilds of Red Hat Enterprise Linux. */
const NAMES = new Map(
  [
    'almalinux alma',
    'alpine',
    'arch',
    'amzn amazon amazonlinux al',
    'azurelinux',
    'centos',
    'chainguard',
    'debian raspbian',
    'fedora fc f',
    'mariner',
    'ol oracle oraclelinux',
    'opensuse',
    'photon',
    'rhel redhat red',
    'rocky rockylinux',
    'sles sle suse',
    'ubuntu',
    'wolfi',
  ].flatMap((line) => {
    const [name = '', ...others] = line.split(' ');
    return [name, ...others].map((one) => [one, name] as const);
  }),
).set('el', '');

/**
 * The number of numeric parts that make a release. The parts after them are updates of the same release. 0
 * where all parts are updates.
 */
const PARTS = new Map([
  ['almalinux', 1],
  ['alpine', 2],
  ['arch', 0],
  ['centos', 1],
  ['chainguard', 0],
  ['debian', 1],
  ['fedora', 1],
  ['ol', 1],
  ['rocky', 1],
  ['ubuntu', 2],
  ['wolfi', 0],
]);

/**
 * The code names and their numbers, by distribution. Those of Debian and Ubuntu come from the package
 * distro-info-data.
 */
const CODE_NAMES = new Map(
  Object.entries({
    alpine: 'edge edge',
    debian:
      'buzz 1.1 rex 1.2 bo 1.3 hamm 2.0 slink 2.1 potato 2.2 woody 3.0 sarge 3.1 etch 4 lenny 5 squeeze 6 wheezy 7 ' +
      'jessie 8 stretch 9 buster 10 bullseye 11 bookworm 12 trixie 13 forky 14 duke 15 sid sid unstable sid ' +
      'experimental experimental buggy experimental',
    fedora: 'rawhide rawhide',
    opensuse: 'tumbleweed tumbleweed',
    ubuntu:
      'warty 4.10 hoary 5.04 breezy 5.10 dapper 6.06 edgy 6.10 feisty 7.04 gutsy 7.10 hardy 8.04 intrepid 8.10 ' +
      'jaunty 9.04 karmic 9.10 lucid 10.04 maverick 10.10 natty 11.04 oneiric 11.10 precise 12.04 quantal 12.10 ' +
      'raring 13.04 saucy 13.10 trusty 14.04 utopic 14.10 vivid 15.04 wily 15.10 xenial 16.04 yakkety 16.10 ' +
      'zesty 17.04 artful 17.10 bionic 18.04 cosmic 18.10 disco 19.04 eoan 19.10 focal 20.04 groovy 20.10 ' +
      'hirsute 21.04 impish 21.10 jammy 22.04 kinetic 22.10 lunar 23.04 mantic 23.10 noble 24.04 oracular 24.10 ' +
      'plucky 25.04 questing 25.10 resolute 26.04',
  }).flatMap(([name, list]) =>
    [...list.matchAll(/(\S+) (\S+)/g)].map(([, code = '', numbers = '']): [string, Release] => [
      code,
      { name, numbers: numbers.split('.') },
    ]),
  ),
);
