/**
 * A CycloneDX 1.5 document with many components: packages of four ecosystems with hashes, licences and a dependency tree.
 * @param furtherEdges - how many more each component depends on, so that the tree becomes a graph
 */
export function largeBom(components: number, furtherEdges = 0): Record<string, unknown> {
  const numbers = Array.from({ length: components }, (_, index) => index);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'root', name: 'large', version: '1.0.0' } },
    components: numbers.map(componentNumber),
    dependencies: [
      { ref: 'root', dependsOn: numbers.slice(0, 20).map(refOf) },
      // Every component pulls in the next ten of a heap, so that the tree is four levels deep at 5,000.
      ...numbers.map((index) => ({
        ref: refOf(index),
        dependsOn: [
          ...Array.from({ length: 10 }, (_, child) => index * 10 + 20 + child),
          // Before the first of its own children in the tree, so that none is named twice.
          ...Array.from({ length: furtherEdges }, (_, further) => index + 1 + further),
        ]
          .filter((child) => child < components)
          .map(refOf),
      })),
    ],
  };
}

const refOf = (index: number) => `component-${index}`;

const ECOSYSTEMS = ['npm', 'maven', 'pypi', 'nuget'] as const;
const LICENCES = [
  { license: { id: 'MIT' } },
  { license: { name: 'Some licence' } },
  { expression: 'MIT OR Apache-2.0' },
];

function componentNumber(index: number) {
  const type = ECOSYSTEMS[index % ECOSYSTEMS.length] ?? 'npm';
  const name = `package-${index}`;
  const version = `${1 + (index % 9)}.${index % 20}.${index % 7}`;
  const group = type === 'maven' ? 'org.example' : undefined;
  return {
    type: 'library',
    'bom-ref': refOf(index),
    group,
    name,
    version,
    description: `What package number ${index} is for, in one sentence as packages have it.`,
    hashes: [
      { alg: 'SHA-1', content: index.toString(16).padStart(40, 'a') },
      { alg: 'SHA-256', content: index.toString(16).padStart(64, 'b') },
    ],
    licenses: [LICENCES[index % LICENCES.length]],
    purl: `pkg:${type}/${group ? `${group}/` : ''}${name}@${version}`,
    externalReferences: [{ type: 'vcs', url: `https://git.example/${name}.git` }],
    properties: [{ name: 'example:position', value: String(index) }],
  };
}
