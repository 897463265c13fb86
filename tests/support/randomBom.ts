import { seededRandom } from './seededRandom.js';
import type { SeededRandom } from './seededRandom.js';

/** The input of a {@link randomBom}. */
export interface RandomBomOptions {
  seed: number;
  components: number;
}

type Json = Record<string, unknown>;

/**
 * Returns a valid random CycloneDX 1.5 document: components of all kinds, services, properties, and a graph
 * with cycles. Texts contain characters with a special meaning in JSON, XML, or URLs.
 */
export function randomBom({ seed, components }: RandomBomOptions): Json {
  const random = seededRandom(seed);
  const refs = Array.from({ length: components }, (_, index) => `ref-${index}`);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'root', name: 'random' } },
    components: refs.map((ref, index) => randomComponent(random, ref, index)),
    services: Array.from({ length: random.integer(0, 4) }, (_, index) => randomService(random, index)),
    dependencies: ['root', ...refs].map((ref) => ({
      ref,
      dependsOn: [...new Set(Array.from({ length: random.integer(0, 3) }, () => random.pick(refs)))],
    })),
  };
}

const WORDS = [
  'left',
  'pad',
  '<b>',
  '&amp;',
  '"quoted"',
  "it's",
  'Ünïcödé',
  '😀',
  ']]>',
  '{}',
  '\\n',
  '%20',
  'x',
];

const HASHES: readonly [alg: string, digits: number][] = [
  ['MD5', 32],
  ['SHA-1', 40],
  ['SHA-256', 64],
  ['SHA-384', 96],
  ['SHA-512', 128],
  ['SHA3-256', 64],
  ['SHA3-384', 96],
  ['SHA3-512', 128],
  ['BLAKE2b-256', 64],
  ['BLAKE2b-384', 96],
  ['BLAKE2b-512', 128],
  ['BLAKE3', 64],
];

const TYPES = [
  'application', 'framework', 'library', 'container', 'platform', 'operating-system', 'device', 'device-driver',
  'firmware', 'file', 'machine-learning-model', 'data',
]; // prettier-ignore

function randomComponent(random: SeededRandom, ref: string, index: number): Json {
  // The number keeps components apart: two that are the same would be merged.
  const name = `${text(random)}-${index}`;
  const version = `${random.integer(0, 9)}.${random.integer(0, 99)}`;
  return {
    type: random.pick(TYPES),
    'bom-ref': ref,
    name,
    ...sometimes(random, 'version', () => version),
    ...sometimes(random, 'group', () => text(random)),
    ...sometimes(random, 'author', () => text(random)),
    ...sometimes(random, 'description', () => `${text(random)}\n\n* ${text(random)}`),
    ...sometimes(random, 'copyright', () => `© ${text(random)}`),
    ...sometimes(random, 'supplier', () => randomEntity(random)),
    ...sometimes(random, 'purl', () => `pkg:npm/%40scope/package-${index}@${version}?os=linux`),
    ...sometimes(random, 'cpe', () => `cpe:2.3:a:vendor:product_${index}:${version}:*:*:*:*:*:*:*`),
    ...sometimes(random, 'hashes', () =>
      HASHES.filter(() => random.chance(0.3)).map(([alg, digits]) => ({ alg, content: hex(random, digits) })),
    ),
    ...sometimes(random, 'licenses', () => randomLicences(random)),
    ...sometimes(random, 'externalReferences', () => randomReferences(random)),
    ...sometimes(random, 'properties', () =>
      Array.from({ length: random.integer(1, 3) }, (_, place) => ({
        name: random.pick(['plain', 'group:name', 'a:b:c', `odd "<${place}>`]) + place,
        value: text(random),
      })),
    ),
  };
}

function randomService(random: SeededRandom, index: number): Json {
  return {
    'bom-ref': `service-${index}`,
    name: `${text(random)}-${index}`,
    ...sometimes(random, 'version', () => '1.0'),
    ...sometimes(random, 'group', () => text(random)),
    ...sometimes(random, 'description', () => text(random)),
    ...sometimes(random, 'provider', () => randomEntity(random)),
    ...sometimes(random, 'endpoints', () => ['https://api.example.com/v1?a=1&b=2']),
    ...sometimes(random, 'authenticated', () => random.chance(0.5)),
    ...sometimes(random, 'x-trust-boundary', () => random.chance(0.5)),
    ...sometimes(random, 'data', () => [
      {
        flow: random.pick(['inbound', 'outbound', 'bi-directional', 'unknown']),
        classification: text(random),
      },
    ]),
    ...sometimes(random, 'externalReferences', () => randomReferences(random)),
  };
}

function randomLicences(random: SeededRandom): Json[] {
  const url = sometimes(random, 'url', () => 'https://example.com/eula?a=1&b=2');
  return random.pick<Json[]>([
    [{ license: { id: 'Apache-2.0', ...url } }],
    [{ license: { name: 'MIT License', ...url } }],
    [{ license: { name: text(random), ...url } }],
    [{ expression: 'MIT OR (GPL-2.0-only WITH Classpath-exception-2.0 AND LicenseRef-x)' }],
    [{ expression: 'MIT' }],
  ]);
}

function randomReferences(random: SeededRandom): Json[] {
  return Array.from({ length: random.integer(1, 3) }, (_, index) => ({
    type: random.pick(['website', 'vcs', 'issue-tracker', 'release-notes', 'other']),
    url: `https://example.com/${index}?q=a&b=%20#part`,
    ...sometimes(random, 'comment', () => text(random)),
  }));
}

function randomEntity(random: SeededRandom): Json {
  return {
    name: text(random),
    ...sometimes(random, 'url', () => ['https://example.com', 'https://example.org/ä']),
    ...sometimes(random, 'contact', () => [{ name: text(random), email: 'sam@example.com' }]),
  };
}

function sometimes(random: SeededRandom, name: string, value: () => unknown): Json {
  return random.chance(0.5) ? { [name]: value() } : {};
}

function text(random: SeededRandom): string {
  return Array.from({ length: random.integer(1, 3) }, () => random.pick(WORDS)).join(' ');
}

function hex(random: SeededRandom, digits: number): string {
  return Array.from({ length: digits }, () => random.integer(0, 15).toString(16)).join('');
}
