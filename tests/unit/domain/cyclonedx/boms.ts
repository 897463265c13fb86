/** Builders of BOMs for the tests of the CycloneDX check. */

export function jsonBom(members: object = {}, specVersion = '1.5'): string {
  return JSON.stringify({ bomFormat: 'CycloneDX', specVersion, version: 1, ...members }, null, 2);
}

export function xmlBom(content = '', specVersion = '1.5'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<bom xmlns="http://cyclonedx.org/schema/bom/${specVersion}" version="1">${content}</bom>\n`;
}

/** A component with the members that generators usually write. */
export function component(index: number): object {
  return {
    type: 'library',
    'bom-ref': `pkg:npm/%40example/part-${index}@1.0.${index}`,
    group: '@example',
    name: `part-${index}`,
    version: `1.0.${index}`,
    description: 'A part of the example',
    scope: 'required',
    hashes: [{ alg: 'SHA-1', content: 'e6b1000b94e835ffd37f4c6dcbdad43f4b48a02a' }],
    licenses: [{ license: { id: 'Apache-2.0' } }],
    purl: `pkg:npm/%40example/part-${index}@1.0.${index}`,
    externalReferences: [{ type: 'website', url: `https://www.example/part/${index}` }],
  };
}

export function xmlComponent(index: number): string {
  return (
    `<component type="library" bom-ref="part-${index}"><group>@example</group><name>part-${index}</name>` +
    `<version>1.0.${index}</version><description>A part &amp; more</description>` +
    '<hashes><hash alg="SHA-1">e6b1000b94e835ffd37f4c6dcbdad43f4b48a02a</hash></hashes>' +
    '<licenses><license><id>Apache-2.0</id></license></licenses>' +
    `<purl>pkg:npm/%40example/part-${index}@1.0.${index}</purl></component>`
  );
}

export function largeJsonBom(components: number): string {
  const indexes = Array.from({ length: components }, (_, index) => index);
  const ref = (index: number) => `pkg:npm/%40example/part-${index}@1.0.${index}`;
  return JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: indexes.map(component),
    dependencies: indexes.map((index) => ({ ref: ref(index), dependsOn: [ref((index + 1) % components)] })),
  });
}

export function largeXmlBom(components: number): string {
  return xmlBom(
    `<components>${Array.from({ length: components }, (_, index) => xmlComponent(index)).join('')}</components>`,
  );
}

/** A BOM that uses much of what its version has: something for mutations to break. */
export function richBom(specVersion: string): object {
  const version = Number(specVersion.slice(2));
  const tool = {
    vendor: 'Example',
    name: 'maker',
    version: '1',
    hashes: [{ alg: 'MD5', content: 'd'.repeat(32) }],
  };
  return {
    bomFormat: 'CycloneDX',
    specVersion,
    serialNumber: 'urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79',
    version: 2,
    metadata: {
      timestamp: '2026-02-28T10:20:30.5Z',
      tools: version >= 5 ? { components: [component(900)], services: [{ name: 'maker service' }] } : [tool],
      authors: [{ name: 'An Author', email: 'author@mail.example', phone: '1' }],
      component: { type: 'application', name: 'console', version: '1', 'bom-ref': 'root' },
      supplier: { name: 'A Supplier', url: ['https://supplier.example'], contact: [{ name: 'B' }] },
      ...(version >= 3 && {
        licenses: [{ license: { name: 'Own' } }],
        properties: [{ name: 'a', value: 'b' }],
      }),
      ...(version >= 5 && { lifecycles: [{ phase: 'build' }, { name: 'own', description: 'own phase' }] }),
      ...(version >= 7 && { distributionConstraints: { tlp: 'AMBER' } }),
    },
    components: [
      { ...component(1), components: [component(2), { ...component(3), components: [component(4)] }] },
      {
        ...component(5),
        licenses: [{ expression: 'MIT OR Apache-2.0' }],
        swid: {
          tagId: 'swid-1',
          name: 'five',
          version: '5',
          text: { contentType: 'text/xml', content: 'PHg+' },
        },
        pedigree: {
          ancestors: [component(6)],
          commits: [{ uid: '1', author: { timestamp: '2026-01-01T00:00:00Z' } }],
          notes: 'n',
        },
        ...(version >= 3 && {
          evidence: { licenses: [{ license: { id: 'MIT' } }], copyright: [{ text: '(c)' }] },
        }),
      },
      ...(version >= 5
        ? [
            {
              type: 'machine-learning-model',
              name: 'model',
              modelCard: {
                modelParameters: {
                  approach: { type: 'supervised' },
                  datasets: [{ type: 'dataset', name: 'd' }, { ref: 'root' }],
                },
                quantitativeAnalysis: {
                  performanceMetrics: [{ type: 'a', value: '1', confidenceInterval: { lowerBound: '0' } }],
                },
              },
            },
            {
              type: 'library',
              name: 'seen',
              evidence: {
                identity:
                  version >= 6
                    ? [
                        {
                          field: 'purl',
                          confidence: 1,
                          methods: [{ technique: 'filename', confidence: 0.5 }],
                        },
                      ]
                    : { field: 'purl', confidence: 1, methods: [{ technique: 'filename', confidence: 0.5 }] },
                occurrences: [{ location: '/usr/lib/seen' }],
                callstack: { frames: [{ module: 'm', line: 3 }] },
              },
            },
          ]
        : []),
      ...(version >= 6
        ? [
            {
              type: 'cryptographic-asset',
              name: 'key',
              cryptoProperties: {
                assetType: 'algorithm',
                algorithmProperties: {
                  primitive: 'ae',
                  cryptoFunctions: ['sign'],
                  ...(version >= 7 && { algorithmFamily: 'AES', ellipticCurve: 'nist/P-256' }),
                },
              },
            },
          ]
        : []),
      ...(version >= 7
        ? [
            {
              type: 'library',
              name: 'expected there',
              isExternal: true,
              versionRange: 'vers:npm/>=1.0.0|<2.0.0',
              hashes: [{ alg: 'Streebog-256', content: 'd'.repeat(64) }],
              licenses: [
                { license: { id: 'MIT' } },
                {
                  expression: 'MIT OR Apache-2.0',
                  expressionDetails: [{ licenseIdentifier: 'MIT', url: 'https://licence.example' }],
                },
              ],
              patentAssertions: [{ assertionType: 'ownership', asserter: 'root', patentRefs: ['patent'] }],
            },
          ]
        : []),
    ],
    services: [
      {
        'bom-ref': 'service',
        provider: { name: 'Provider' },
        name: 'search',
        endpoints: ['https://search.example/v1'],
        authenticated: true,
        'x-trust-boundary': false,
        data: [{ classification: 'PII', flow: 'inbound' }],
        services: [{ name: 'index' }],
      },
    ],
    externalReferences: [{ type: 'vcs', url: 'https://git.example/console.git', comment: 'c' }],
    dependencies: [{ ref: 'root', dependsOn: ['service'] }, { ref: 'service' }],
    ...(version >= 3 && {
      compositions: [{ aggregate: 'incomplete', assemblies: ['root'], dependencies: ['service'] }],
    }),
    ...(version >= 4 && {
      vulnerabilities: [
        {
          'bom-ref': 'v-1',
          id: 'CVE-2021-44228',
          source: { name: 'NVD', url: 'https://nvd.example/1' },
          references: [{ id: 'GHSA-1', source: { name: 'GitHub' } }],
          ratings: [
            { source: { name: 'NVD' }, score: 10, severity: 'critical', method: 'CVSSv31', vector: 'AV:N' },
          ],
          cwes: [502],
          advisories: [{ title: 'A', url: 'https://advisory.example' }],
          published: '2021-12-10T00:00:00.000Z',
          tools: version >= 5 ? { components: [component(901)] } : [tool],
          analysis: {
            state: 'not_affected',
            justification: 'code_not_reachable',
            response: ['update'],
            detail: 'd',
          },
          affects: [
            { ref: 'root', versions: [{ version: '1', status: 'affected' }, { range: 'vers:npm/<2' }] },
          ],
          properties: [{ name: 'a', value: 'b' }],
        },
      ],
      signature: { algorithm: 'RS256', value: 'c2ln', publicKey: { kty: 'RSA', n: 'bg', e: 'AQAB' } },
    }),
    ...(version >= 5 && {
      annotations: [
        {
          subjects: ['root'],
          annotator: { individual: { name: 'B' } },
          timestamp: '2026-01-01T00:00:00Z',
          text: 't',
        },
      ],
      formulation: [
        {
          workflows: [
            { 'bom-ref': 'w', uid: 'w', taskTypes: ['build'], inputs: [{ resource: { ref: 'root' } }] },
          ],
        },
      ],
      properties: [{ name: 'a', value: 'b' }],
    }),
    ...(version >= 6 && {
      declarations: { claims: [{ 'bom-ref': 'claim', target: 'root', predicate: 'p' }] },
      definitions: {
        standards: [{ 'bom-ref': 's', name: 'S', requirements: [{ 'bom-ref': 'r', identifier: '1' }] }],
        ...(version >= 7 && {
          patents: [
            {
              'bom-ref': 'patent',
              patentNumber: 'US 1',
              jurisdiction: 'US',
              patentLegalStatus: 'granted',
              filingDate: '2020-02-29',
            },
          ],
        }),
      },
    }),
    ...(version >= 7 && {
      citations: [{ pointers: ['/components/0'], timestamp: '2026-01-01T00:00:00Z', attributedTo: 'root' }],
    }),
  };
}

/** Random numbers 0 ≤ x < 1, the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
