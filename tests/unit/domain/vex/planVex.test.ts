import { describe, expect, it } from 'vitest';
import { planVex, type VexProblem, type VexProject } from '../../../../src/domain/vex/planVex.js';
import { readVex } from '../../../../src/domain/vex/readVex.js';
import type { VexComponent } from '../../../../src/domain/vex/ProjectComponents.js';

const SERIAL = '17c6ebb8-0fdb-43df-a049-aeffd11aa0c0';
const OTHER = '00000000-1111-4222-8333-444444444444';
const EARLIER = '00000000-1111-4222-8333-555555555555';
const FOREIGN = 'ffffffff-1111-4222-8333-444444444444';

const PROJECT: VexProject = {
  uuid: 'aaaaaaaa-0000-4000-8000-000000000000',
  name: 'app',
  version: '2.0.0',
  purl: 'pkg:generic/app@2.0.0',
  bomLink: `urn:cdx:${SERIAL}/3#root`,
  earlierBomLinks: [`urn:cdx:${SERIAL}/2#root`, `urn:cdx:${EARLIER}/1#old`],
};

/** Components without findings. */
const QUIET: VexComponent[] = [
  { uuid: uuidOf(11), name: 'quiet', version: '1', purl: 'pkg:npm/quiet@1', bomRefs: ['q1'] },
  { uuid: uuidOf(12), name: 'same', version: '1', purl: 'pkg:npm/same@1', bomRefs: ['s1', 's2'] },
];

const COMPONENTS: VexComponent[] = [
  aComponent(1, 'widget', '1.0.0', { bomRefs: ['x1'] }),
  aComponent(2, 'widget', '1.1.0', { bomRefs: ['x/2 b'] }),
  aComponent(3, 'gizmo', '2.0.0', { bomRefs: ['x3'] }),
  { uuid: uuidOf(4), name: 'ssl', version: '3.0', purl: 'pkg:deb/debian/ssl@3.0?arch=amd64' },
  { uuid: uuidOf(5), name: 'ssl', version: '3.0', purl: 'pkg:deb/debian/ssl@3.0?arch=arm64' },
  { uuid: uuidOf(6), name: 'plain', version: '1' },
  { uuid: uuidOf(7), name: 'both', version: '1', purl: 'pkg:npm/both@1' },
  { uuid: uuidOf(8), name: 'both', version: '1', purl: 'pkg:pypi/both@1' },
  { uuid: uuidOf(9), name: 'net', version: 'v0.15.0', purl: 'pkg:golang/ex.org/net@v0.15.0' },
  { uuid: uuidOf(10), name: 'scoped', group: '@a', version: '1', purl: 'pkg:npm/%40a/scoped@1' },
];
const ALL = COMPONENTS.map(nameOf);

function uuidOf(index: number) {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
}

function aComponent(index: number, name: string, version: string, more: Partial<VexComponent>): VexComponent {
  const purl = `pkg:maven/corp.lab/${name}@${version}`;
  return { uuid: uuidOf(index), group: 'corp.lab', name, version, purl, ...more };
}

function nameOf({ name, version, purl }: VexComponent) {
  return purl?.split(/[:/]/)[1] === 'deb'
    ? purl
    : `${name} ${version}${/pypi/.test(purl ?? '') ? ' py' : ''}`;
}

interface Plan {
  applied: string[];
  problems: string[];
}

/** Returns the outcome of each statement about INT-1, which all components have. Only the gizmo has INT-2. */
function planned(vulnerabilities: object[], members: object = {}, project = PROJECT): Plan[] {
  const of = (vulnId: string, source: string, components: VexComponent[]) =>
    components.map((component) => ({ component, vulnerability: { source, vulnId } }));
  const findings = [
    ...of('INT-1', 'INTERNAL', COMPONENTS),
    ...of('INT-2', 'INTERNAL', [COMPONENTS[2]!]),
    ...of('CVE-1', 'NVD', [COMPONENTS[0]!]),
    ...of('CVE-1', 'OSV', [COMPONENTS[1]!]),
  ];
  return planVex(readVex({ ...members, vulnerabilities }), project, findings, [...COMPONENTS, ...QUIET]).map(
    (plan) => ({
      applied: plan.findings.map(({ component }) => nameOf(component)),
      problems: plan.problems.map(problemText),
    }),
  );
}

function problemText({ code, components = [], sources = [] }: VexProblem): string {
  return [code, ...components.map(nameOf), ...sources].join(' ');
}

const statement = (refs: (string | object)[], members: object = {}) => ({
  id: 'INT-1',
  source: { name: 'INTERNAL' },
  analysis: { state: 'not_affected' },
  affects: refs.map((ref) => (typeof ref === 'string' ? { ref } : ref)),
  ...members,
});

const only = (refs: (string | object)[], members: object = {}, document: object = {}, project = PROJECT) =>
  planned([statement(refs, members)], document, project)[0]!;

const applied = (...names: string[]): Plan => ({ applied: names, problems: [] });
const not = (...problems: string[]): Plan => ({ applied: [], problems });

const DOCUMENT = {
  serialNumber: `urn:uuid:${OTHER}`,
  metadata: { component: { 'bom-ref': 'app', name: 'app', version: '2.0.0' } },
  components: [
    { 'bom-ref': 'w1', group: 'corp.lab', name: 'widget', version: '1.0.0', purl: COMPONENTS[0]!.purl },
    {
      'bom-ref': 'outer',
      name: 'outer',
      components: [{ 'bom-ref': 'inner', name: 'gizmo', group: 'corp.lab', version: '2.0.0' }],
    },
    { 'bom-ref': 'elsewhere', name: 'nowhere', version: '1', purl: 'pkg:npm/nowhere@1' },
    { 'bom-ref': 'both', name: 'both', version: '1' },
    { 'bom-ref': 'dup', name: 'widget', purl: COMPONENTS[0]!.purl },
    { 'bom-ref': 'dup', name: 'widget', purl: COMPONENTS[1]!.purl },
    { 'bom-ref': 'x3', name: 'gizmo', purl: COMPONENTS[2]!.purl },
    { 'bom-ref': 'q1', name: 'widget', purl: COMPONENTS[1]!.purl, version: '1.1.0' },
  ],
  services: [{ 'bom-ref': 'api', name: 'api', services: [{ 'bom-ref': 'api2', name: 'api' }] }],
};

describe('a reference', () => {
  const link = (fragment: string, serial = OTHER) =>
    `urn:cdx:${serial}/${serial === SERIAL ? 3 : 1}#${fragment}`;

  it.each<[what: string, ref: string, plan: Plan]>([
    ['the subject of the document', 'app', applied(...ALL)],
    ['a link to the subject', link('app'), applied(...ALL)],
    ['a link to the document', `urn:cdx:${OTHER}/1`, applied(...ALL)],
    ['a link to another version of the document', `urn:cdx:${OTHER}/2`, not('otherRevision')],
    ['a link to the imported BOM', `urn:cdx:${SERIAL}/3`, applied(...ALL)],
    ['a link to a version of it that was imported before', `urn:cdx:${SERIAL}/2`, applied(...ALL)],
    ['a link to a version of it that was not imported', `urn:cdx:${SERIAL}/7`, not('otherRevision')],
    ['a link to a BOM that was imported before', `urn:cdx:${EARLIER}/1`, applied(...ALL)],
    ['its subject', link('old', EARLIER), applied(...ALL)],
    ['a link to another BOM', `urn:cdx:${FOREIGN}/1`, not('otherBom')],
    ['a name like that of the subject in another BOM', link('app', FOREIGN), not('notThere')],
    ['a name like that of the subject in the imported BOM', link('app', SERIAL), not('notThere')],
    ['a component in a version of the BOM before', `urn:cdx:${SERIAL}/2#x1`, not('otherRevision')],
    ['a component in a version of the BOM to come', `urn:cdx:${SERIAL}/4#x3`, not('otherRevision')],
    ['a package URL in one', `urn:cdx:${SERIAL}/4#pkg:golang/ex.org/net@v0.15.0`, applied('net v0.15.0')],
    ['a component without findings', link('q1', SERIAL), not('noFinding quiet 1')],
    ['its package URL', 'pkg:npm/quiet@1', not('noFinding quiet 1')],
    ['its name, which the document has for another', link('q1', SERIAL), not('noFinding quiet 1')],
    ['one of several that are stored as one', link('s1', SERIAL), not('twins')],
    ['the UUID of the project', PROJECT.uuid, applied(...ALL)],
    ['the package URL of the project', link('pkg:generic/app@2.0.0', SERIAL), applied(...ALL)],
    ['the subject of the imported BOM', link('root', SERIAL), applied(...ALL)],
    ['a component of the document', 'w1', applied('widget 1.0.0')],
    ['a nested component of the document', 'inner', applied('gizmo 2.0.0')],
    ['a link to a component of the document', link('w1'), applied('widget 1.0.0')],
    [
      'one with a serial number in capitals',
      link('w1').toUpperCase().replace('W1', 'w1'),
      applied('widget 1.0.0'),
    ],
    [
      'a foreign link to what the document describes',
      link('x3', 'ea81568f-97a4-4d04-97a1-a51dc2b57d70'),
      applied('gizmo 2.0.0'),
    ],
    ['a component of the imported BOM', link('x1', SERIAL), applied('widget 1.0.0')],
    ['one of its names with percent-encoding', link('x%2F2%20b', SERIAL), applied('widget 1.1.0')],
    ['one of its names without', link('x/2 b', SERIAL), applied('widget 1.1.0')],
    ['the same name in another BOM', link('x1'), not('notThere')],
    ['the name alone', 'x1', not('notThere')],
    ['the UUID of a component', uuidOf(3), applied('gizmo 2.0.0')],
    ['a link to it', link(uuidOf(3).toUpperCase()), applied('gizmo 2.0.0')],
    ['a package URL as fragment', link('pkg:golang/ex.org/net@v0.15.0'), applied('net v0.15.0')],
    [
      'a package URL with percent-encoding',
      link('pkg%3Agolang%2Fex.org%2Fnet%40v0.15.0'),
      applied('net v0.15.0'),
    ],
    ['a package URL with its own', link('pkg:npm/%40a/scoped@1'), applied('scoped 1')],
    ['a package URL without its own', link('pkg:npm/@a/scoped@1'), applied('scoped 1')],
    ['a package URL with both', link('pkg%3Anpm%2F%2540a%2Fscoped%401'), applied('scoped 1')],
    ['a package URL by itself', 'pkg:golang/ex.org/net@v0.15.0', applied('net v0.15.0')],
    ['a package URL that the project has not', link('pkg:npm/unrelated@9'), not('notThere')],
    ['a package URL of another version', link('pkg:golang/ex.org/net@v0.16.0'), not('notThere')],
    ['a package URL without a version', link('pkg:golang/ex.org/net'), not('notThere')],
    ['qualifiers', link('pkg:deb/debian/ssl@3.0?arch=arm64'), applied('pkg:deb/debian/ssl@3.0?arch=arm64')],
    ['other qualifiers', link('pkg:deb/debian/ssl@3.0?arch=riscv64'), not('notThere')],
    [
      'no qualifiers',
      link('pkg:deb/debian/ssl@3.0'),
      applied('pkg:deb/debian/ssl@3.0?arch=amd64', 'pkg:deb/debian/ssl@3.0?arch=arm64'),
    ],
    ['qualifiers more than known', link('pkg:golang/ex.org/net@v0.15.0?type=module'), applied('net v0.15.0')],
    ['a service', 'api', not('service')],
    ['a link to a service', link('api2'), not('service')],
    ['a component that the project has not', 'elsewhere', not('notThere')],
    ['a name of two packages', 'both', not('severalComponents')],
    ['a bom-ref of two components', 'dup', not('severalElements')],
    ['nothing', 'nothing', not('notThere')],
    ['a link with an empty fragment', link(''), not('notThere')],
    ['a broken link', 'urn:cdx:123/1#w1', not('notThere')],
    ['a per cent sign of its own', link('100%'), not('notThere')],
  ])('to %s: %s', (_, ref, plan) => {
    expect(only([ref], {}, DOCUMENT)).toEqual(plan);
  });

  it('to a document without a subject is to what it is uploaded for', () => {
    const document = { serialNumber: `urn:uuid:${OTHER}` };
    expect(only([`urn:cdx:${OTHER}/1`], {}, document)).toEqual(applied(...ALL));
  });

  it('to all that are stored as one applies to it', () => {
    const same = { uuid: uuidOf(30), name: 'same', version: '1', bomRefs: ['s1', 's2'] };
    const finding = { component: same, vulnerability: { source: 'INTERNAL', vulnId: 'INT-1' } };
    const plan = (refs: string[], document: object = {}) => {
      const vex = readVex({ ...document, vulnerabilities: [statement(refs)] });
      return planVex(vex, PROJECT, [finding]).map((each) => [
        each.findings.length,
        ...each.problems.map(({ code }) => code),
      ])[0];
    };

    expect(plan([link('s1', SERIAL)])).toEqual([0, 'twins']);
    expect(plan([link('s1', SERIAL), link('s2', SERIAL)])).toEqual([1]);
    // A name of another document.
    expect(plan([link('s1', SERIAL), link('s2', FOREIGN)])).toEqual([0, 'twins', 'notThere']);
    const components = ['a', 'b'].map((ref) => ({ 'bom-ref': ref, name: 'same', version: '1' }));
    expect(plan(['a'], { components })).toEqual([0, 'twins']);
    expect(plan(['a', 'b'], { components })).toEqual([1]);
  });

  it('to a component without the vulnerability applies to none', () => {
    expect(only(['w1'], { id: 'INT-2' }, DOCUMENT)).toEqual(not('noFinding widget 1.0.0'));
  });

  it('counts once, however often it stands there', () => {
    expect(only(['w1', 'w1', 'urn:cdx:00000000-1111-4222-8333-444444444444/1#w1'], {}, DOCUMENT)).toEqual(
      applied('widget 1.0.0'),
    );
  });

  it('that cannot be applied leaves the others alone', () => {
    expect(only(['w1', 'nothing'], {}, DOCUMENT)).toEqual({
      applied: ['widget 1.0.0'],
      problems: ['notThere'],
    });
  });

  it('by name alone does not go to another package or version', () => {
    const components = [
      { 'bom-ref': 'py', name: 'net', version: 'v0.15.0', purl: 'pkg:pypi/net@0.15.0' },
      { 'bom-ref': 'old', name: 'net', version: 'v0.1.0', cpe: 'cpe:2.3:a:ex:net:*:*:*:*:*:*:*:*' },
      { 'bom-ref': 'plain', name: 'plain', version: '1', purl: 'pkg:npm/plain@1' },
    ];
    expect(only(['py', 'old', 'plain'], {}, { components })).toEqual({
      applied: ['plain 1'],
      problems: ['notThere', 'notThere'],
    });
  });

  it('to one of several components that nothing tells apart applies when all are named', () => {
    const twin = { uuid: uuidOf(20), name: 'twin', version: '1' };
    const findings = [twin, { ...twin, uuid: uuidOf(21) }].map((component) => ({
      component,
      vulnerability: { source: 'INTERNAL', vulnId: 'INT-1' },
    }));
    const plan = (...refs: string[]) =>
      planVex(
        readVex({
          components: ['a', 'b'].map((ref) => ({ 'bom-ref': ref, name: 'twin', version: '1' })),
          vulnerabilities: [statement(refs)],
        }),
        PROJECT,
        findings,
      ).map((each) => [each.findings.length, ...each.problems.map(({ code }) => code)]);

    expect(plan('a')).toEqual([[0, 'twins']]);
    expect(plan('a', 'b')).toEqual([[2]]);
    expect(plan(uuidOf(21))).toEqual([[1]]);
  });
});

describe('what the document is about', () => {
  const about = (component: object | undefined, project: VexProject = PROJECT, ref: string | object = 'it') =>
    only(
      [ref],
      {},
      {
        serialNumber: `urn:uuid:${OTHER}`,
        ...(component && { metadata: { component: { 'bom-ref': 'it', ...component } } }),
      },
      project,
    );
  const NAMED: VexProject = { ...PROJECT, purl: undefined };

  it.each<[what: string, component: object, project: VexProject, plan: Plan]>([
    ['the project by its name', { name: 'app', version: '2.0.0' }, NAMED, applied(...ALL)],
    ['the project in a group', { group: 'g', name: 'app', version: '2.0.0' }, NAMED, applied(...ALL)],
    ['the project in any version', { name: 'app' }, NAMED, applied(...ALL)],
    ['the project in another version', { name: 'app', version: '1' }, NAMED, not('otherVersions')],
    [
      'the project, which has no version',
      { name: 'app', version: '1' },
      { ...NAMED, version: undefined },
      not('noVersion'),
    ],
    [
      'another group',
      { group: 'g', name: 'app', version: '2.0.0' },
      { ...NAMED, group: 'h' },
      not('otherSubject'),
    ],
    ['the project by its package URL', { name: 'x', purl: PROJECT.purl }, PROJECT, applied(...ALL)],
    [
      'another package of this name',
      { name: 'app', version: '2.0.0', purl: 'pkg:npm/app@2.0.0' },
      PROJECT,
      not('otherSubject'),
    ],
    ['the project by its UUID', { 'bom-ref': PROJECT.uuid, name: 'renamed' }, PROJECT, applied(...ALL)],
    [
      'what the imported BOM is about',
      { name: 'shop', version: '7', purl: 'pkg:npm/shop@7' },
      { ...NAMED, subject: { name: 'shop', version: '7' } },
      applied(...ALL),
    ],
    ['nothing', {}, NAMED, applied(...ALL)],
    ['something else', { name: 'other', version: '9' }, NAMED, not('otherSubject')],
    ['a component', { name: 'x', purl: COMPONENTS[2]!.purl }, NAMED, applied('gizmo 2.0.0')],
    ['a component by its name', { name: 'plain', version: '1' }, NAMED, applied('plain 1')],
    [
      'a component in another version',
      { name: 'x', purl: 'pkg:maven/corp.lab/gizmo@9' },
      NAMED,
      not('otherSubject'),
    ],
    [
      'a component without findings',
      { name: 'quiet', purl: 'pkg:npm/quiet@1' },
      NAMED,
      not('noFinding quiet 1'),
    ],
    ['packages of one name', { name: 'both', version: '1' }, NAMED, not('severalComponents')],
    [
      'a component with the name of the project',
      { name: 'plain', version: '1', purl: 'pkg:npm/both@1' },
      { ...NAMED, name: 'plain', version: '1' },
      applied('both 1'),
    ],
  ])('is %s', (_, component, project, plan) => {
    const ref = (component as { 'bom-ref'?: string })['bom-ref'] ?? 'it';
    expect(about(component, project, ref)).toEqual(plan);
    // The same for all ways to name it.
    expect(about(component, project, `urn:cdx:${OTHER}/1`)).toEqual(plan);
    expect(about(component, project, `urn:cdx:${OTHER}/1#${ref}`)).toEqual(plan);
  });

  it('is the project in another version, where the statement is about that of the project', () => {
    const ref = { ref: 'it', versions: [{ range: 'vers:generic/>=1|<3' }] };
    expect(about({ name: 'app', version: '1' }, NAMED, ref)).toEqual(applied(...ALL));
  });

  it('is what the imported BOM is about where it is that BOM', () => {
    const document = {
      serialNumber: `urn:uuid:${SERIAL}`,
      version: 3,
      metadata: { component: { 'bom-ref': 'it', name: 'build-17' } },
    };
    expect(only(['it'], {}, document)).toEqual(applied(...ALL));
    expect(only(['it'], {}, { ...document, version: 9 })).toEqual(not('otherSubject'));
  });
});

const CURL = 'cpe:2.3:a:haxx:curl:*:*:*:*:*:*:*:*';

describe('names and versions are those of the registry', () => {
  const plan = (component: Partial<VexComponent>, ref: string | object, document: object = {}) => {
    const finding = {
      component: { uuid: uuidOf(40), name: 'it', ...component },
      vulnerability: { source: 'INTERNAL', vulnId: 'INT-1' },
    };
    const vex = readVex({ ...document, vulnerabilities: [statement([ref])] });
    const [result] = planVex(vex, PROJECT, [finding]);
    return result!.findings.length === 1 ? 'applied' : result!.problems.map(({ code }) => code).join();
  };

  it.each<[stored: string, written: string, expected: string]>([
    ['pkg:nuget/Newtonsoft.Json@13.0.1', 'pkg:nuget/newtonsoft.json@13.0.1', 'applied'],
    ['pkg:cargo/serde_json@1.0.0', 'pkg:cargo/serde-json@1.0.0', 'applied'],
    ['pkg:pypi/zope.interface@5.0', 'pkg:pypi/Zope_Interface@5.0', 'applied'],
    ['pkg:golang/github.com/Sirupsen/logrus@v1', 'pkg:golang/github.com/sirupsen/logrus@v1', 'applied'],
    ['pkg:golang/ex.org/net@v0.15.0', 'pkg:golang/ex.org/net@0.15.0', 'applied'],
    ['pkg:golang/ex.org/net@0.15.0', 'pkg:golang/ex.org/net@v0.15.0', 'applied'],
    ['pkg:composer/symfony/yaml@v5.4.0', 'pkg:composer/symfony/yaml@5.4.0', 'applied'],
    ['pkg:nuget/Serilog@3.0.0-Beta1', 'pkg:nuget/serilog@3.0.0-beta1', 'applied'],
    ['pkg:nuget/Serilog@3.0.0+a', 'pkg:nuget/serilog@3.0.0+b', 'notThere'],
    ['pkg:pypi/torch@2.0RC1', 'pkg:pypi/torch@v2.0rc1', 'applied'],
    ['pkg:npm/a@1.0.0-Beta', 'pkg:npm/a@1.0.0-beta', 'notThere'],
    ['pkg:npm/JSONStream@1', 'pkg:npm/jsonstream@1', 'notThere'],
    ['pkg:deb/debian/curl@7.1-1?epoch=2', 'pkg:deb/debian/curl@2:7.1-1', 'applied'],
    ['pkg:deb/debian/curl@2:7.1-1?arch=amd64', 'pkg:deb/debian/curl@7.1-1?epoch=2', 'applied'],
    ['pkg:deb/debian/curl@7.1-1', 'pkg:deb/debian/curl@0:7.1-1', 'applied'],
    ['pkg:deb/debian/curl@7.1-1?epoch=2', 'pkg:deb/debian/curl@7.1-1', 'notThere'],
    ['pkg:deb/debian/curl@7.1-1?epoch=2', 'pkg:deb/debian/curl@1:7.1-1', 'notThere'],
    ['pkg:deb/debian/curl@7.1-1?arch=amd64', 'pkg:deb/debian/curl@7.1-1?arch=arm64', 'notThere'],
  ])('%s is meant by %s: %s', (stored, written, expected) => {
    const version = decodeURIComponent(/@([^?]*)/.exec(stored)![1]!);
    expect(plan({ purl: stored, version }, written)).toBe(expected);
    expect(plan({ purl: stored }, `urn:cdx:${FOREIGN}/1#${written}`)).toBe(expected);
    const components = [{ 'bom-ref': 'c', name: 'x', purl: written }];
    expect(plan({ purl: stored, version }, 'c', { components })).toBe(expected);
  });

  it.each<[component: Partial<VexComponent>, versions: object, expected: string]>([
    [
      { version: '9.1-1', purl: 'pkg:deb/debian/vim@9.1-1?epoch=2' },
      { range: 'vers:deb/<1:10' },
      'otherVersions',
    ],
    [{ version: '9.1-1', purl: 'pkg:deb/debian/vim@9.1-1?epoch=2' }, { range: 'vers:deb/>1:10' }, 'applied'],
    [{ version: '7.1-1', purl: 'pkg:deb/debian/curl@7.1-1?epoch=2' }, { version: '2:7.1-1' }, 'applied'],
    [{ version: '7.1-1', purl: 'pkg:deb/debian/curl@7.1-1?epoch=2' }, { version: '7.1-1' }, 'otherVersions'],
    [{ purl: 'pkg:npm/a@1.5' }, { version: '1.5' }, 'applied'],
    [{ purl: 'pkg:npm/a@1.5' }, { range: 'vers:npm/>=2' }, 'otherVersions'],
    [{ cpe: 'cpe:2.3:a:v:a:1.5:*:*:*:*:*:*:*' }, { version: '1.5' }, 'applied'],
    [{ purl: 'pkg:npm/a' }, { version: '1.5' }, 'noVersion'],
  ])('the version of %j limited to %j: %s', (component, versions, expected) => {
    expect(plan(component, { ref: uuidOf(40), versions: [versions] })).toBe(expected);
  });

  it('of a description without a package URL, too', () => {
    const stored = { name: 'curl', version: '7.1-1', purl: 'pkg:deb/debian/curl@7.1-1?epoch=2' };
    const described = (version: string) => ({ components: [{ 'bom-ref': 'c', name: 'curl', version }] });

    expect(plan(stored, 'c', described('2:7.1-1'))).toBe('applied');
    expect(plan(stored, 'c', described('1:7.1-1'))).toBe('notThere');
    for (const [purl, spellings] of [
      ['pkg:golang/ex.org/curl@v7.1.0', ['v7.1.0', '7.1.0']],
      ['pkg:nuget/curl@7.1.0-Beta1', ['7.1.0-Beta1', '7.1.0-beta1']],
      ['pkg:npm/curl@7.1.0-Beta1', ['7.1.0-Beta1']],
    ] as const) {
      const version = purl.split('@')[1]!;
      for (const spelling of spellings)
        expect(plan({ name: 'curl', version, purl }, 'c', described(spelling)), spelling).toBe('applied');
      expect(plan({ name: 'curl', version, purl }, 'c', described('7.2.0')), purl).toBe('notThere');
      const components = [{ 'bom-ref': 'c', name: 'curl' }];
      expect(plan({ name: 'curl', version, purl }, 'c', { components }), purl).toBe('notThere');
    }
    const go = { name: 'curl', version: 'v7.1.0', purl: 'pkg:golang/ex.org/curl@v7.1.0', cpe: CURL };
    const byCpe = (version: string) => ({
      components: [{ 'bom-ref': 'c', name: 'curl', cpe: CURL, version }],
    });
    expect(plan(go, 'c', byCpe('7.1.0'))).toBe('applied');
    expect(plan(go, 'c', byCpe('7.2.0'))).toBe('notThere');
  });
});

describe('a vulnerability', () => {
  it.each<[what: string, members: object, plan: Plan]>([
    ['with a source in other letters', { source: { name: 'internal' } }, applied('widget 1.0.0')],
    ['without a source', { source: undefined }, applied('widget 1.0.0')],
    ['with a source without a name', { source: { url: 'https://x.example' } }, applied('widget 1.0.0')],
    ['with another source', { source: { name: 'NVD' } }, not('noVulnerability INTERNAL')],
    ['that no finding has', { id: 'INT-9' }, not('noVulnerability')],
    ['of several sources, without one', { id: 'CVE-1', source: undefined }, not('severalSources NVD OSV')],
    ['of one of several sources', { id: 'CVE-1', source: { name: 'Nvd' } }, applied('widget 1.0.0')],
    ['without an identifier', { id: undefined }, not('noId')],
    ['that affects nothing', { affects: [] }, not('nothingAffected')],
    ['that does not say what it affects', { affects: undefined }, not('nothingAffected')],
  ])('%s', (_, members, plan) => {
    expect(only(['w1'], members, DOCUMENT)).toEqual(plan);
  });

  it('without an analysis decides nothing and has no plan', () => {
    expect(planned([statement(['w1'], { analysis: undefined })], DOCUMENT)).toEqual([]);
  });
});

describe('versions', () => {
  const with_ = (...versions: object[]) => ({ ref: 'w1', versions });
  const range = (text: string, status?: string) => ({ range: text, status });

  it.each<[what: string, reference: object, state: string, plan: Plan]>([
    ['that of the component', with_({ version: '1.0.0' }), 'not_affected', applied('widget 1.0.0')],
    ['the same, written otherwise', with_({ version: '1.0' }), 'not_affected', applied('widget 1.0.0')],
    [
      'another',
      with_({ version: '9.9.9', status: 'affected' }),
      'not_affected',
      not('otherVersions widget 1.0.0'),
    ],
    ['several', with_({ version: '9' }, { version: '1.0.0' }), 'exploitable', applied('widget 1.0.0')],
    ['a range', with_(range('vers:maven/>=1|<2')), 'exploitable', applied('widget 1.0.0')],
    ['another range', with_(range('vers:maven/>=2')), 'exploitable', not('otherVersions widget 1.0.0')],
    ['no range at all', with_(range('1.x')), 'exploitable', not('unreadableRange widget 1.0.0')],
    [
      'a range of another ecosystem',
      with_(range('vers:npm/>=1')),
      'exploitable',
      not('unreadableRange widget 1.0.0'),
    ],
    [
      'an unaffected one',
      with_({ version: '1.0.0', status: 'unaffected' }),
      'not_affected',
      applied('widget 1.0.0'),
    ],
    [
      'an unaffected one that is exploitable',
      with_({ version: '1.0.0', status: 'unaffected' }),
      'exploitable',
      not('otherStatus widget 1.0.0'),
    ],
    [
      'an unknown one',
      with_({ version: '1.0.0', status: 'unknown' }),
      'not_affected',
      not('otherStatus widget 1.0.0'),
    ],
    [
      'an unknown one in triage',
      with_({ version: '1.0.0', status: 'unknown' }),
      'in_triage',
      applied('widget 1.0.0'),
    ],
    [
      'with several statuses',
      with_({ version: '1.0.0', status: 'unaffected' }, { version: '1.0.0' }),
      'not_affected',
      not('differentStatuses widget 1.0.0'),
    ],
    [
      'one out of a range',
      with_(range('vers:maven/<2', 'affected'), { version: '1.0.0', status: 'unaffected' }),
      'exploitable',
      not('otherStatus widget 1.0.0'),
    ],
    ['none', with_(), 'not_affected', applied('widget 1.0.0')],
    [
      'one that is no list',
      { ref: 'w1', versions: { version: '2', status: 'affected' } },
      'not_affected',
      not('otherVersions widget 1.0.0'),
    ],
    [
      'that of the project',
      { ref: 'app', versions: [{ version: '2.0.0' }] },
      'not_affected',
      applied(...ALL),
    ],
    [
      'another of the project',
      { ref: 'app', versions: [{ version: '1' }] },
      'not_affected',
      not('otherVersions'),
    ],
  ])('are %s', (_, reference, state, plan) => {
    expect(only([reference], { analysis: { state } }, DOCUMENT)).toEqual(plan);
  });

  it('of several references to one element: one is enough', () => {
    const other = { ref: 'app', versions: [{ version: '1' }] };
    const own = { ref: 'app', versions: [{ range: 'vers:generic/>=2' }] };
    expect(only([other, own], {}, DOCUMENT)).toEqual(applied(...ALL));
  });

  it('of a project that has none cannot be told', () => {
    const project = { ...PROJECT, version: undefined, purl: undefined };
    expect(only([{ ref: 'app', versions: [{ version: '1' }] }], {}, DOCUMENT, project)).toEqual(
      not('noVersion'),
    );
    const told = { ...project, subject: { name: 'app', version: '1' } };
    expect(only([{ ref: 'app', versions: [{ version: '1' }] }], {}, DOCUMENT, told)).toEqual(applied(...ALL));
  });
});

describe('decisions about the same component', () => {
  const together = (...analyses: object[]) =>
    planned(
      analyses.map((analysis) => statement(['w1'], { analysis })),
      DOCUMENT,
    ).map(({ problems }) => problems.join() || 'applied');

  it.each<[member: string, one: object, other: object]>([
    ['justification', { justification: 'code_not_present' }, { justification: 'requires_environment' }],
    ['response', { response: ['update'] }, { response: ['rollback'] }],
    ['detail', { detail: 'A' }, { detail: 'B' }],
  ])('with another %s contradict each other', (_, one, other) => {
    const state = { state: 'not_affected' };
    const contradicted = 'contradicted widget 1.0.0';
    expect(together({ ...state, ...one }, { ...state, ...other })).toEqual([contradicted, contradicted]);
    expect(together(one, state, other)).toEqual([contradicted, contradicted, contradicted]);
    expect(together({ ...state, ...one }, state, one)).toEqual(['applied', 'applied', 'applied']);
    // A statement about the project may in fact concern single components.
    const wholes = [{ ...state, ...one }, state].map((analysis) => statement(['app'], { analysis }));
    expect(planned(wholes, DOCUMENT)).toEqual([not('contradicted'), not('contradicted')]);
  });

  it('are told where one about the whole says more', () => {
    const whole = statement(['app'], { analysis: { state: 'not_affected', detail: 'A' } });
    const [plan] = planned([whole, statement(['w1'])], DOCUMENT);
    expect(plan!.problems).toEqual(['overruled widget 1.0.0']);
  });
});

describe('several statements about a vulnerability', () => {
  const said = (state: string | undefined, ...refs: string[]) =>
    statement(refs, { analysis: state === undefined ? undefined : { state } });

  it('about components of their own are all applied', () => {
    expect(planned([said('exploitable', 'w1'), said('not_affected', 'inner')], DOCUMENT)).toEqual([
      applied('widget 1.0.0'),
      applied('gizmo 2.0.0'),
    ]);
  });

  it('that contradict each other about a component leave it alone', () => {
    expect(planned([said('exploitable', 'w1'), said('not_affected', 'w1', 'inner')], DOCUMENT)).toEqual([
      not('contradicted widget 1.0.0'),
      { applied: ['gizmo 2.0.0'], problems: ['contradicted widget 1.0.0'] },
    ]);
  });

  it('that contradict each other about the whole change nothing', () => {
    expect(planned([said('exploitable', 'app'), said('not_affected', 'app')], DOCUMENT)).toEqual([
      not('contradicted'),
      not('contradicted'),
    ]);
    expect(planned([said(undefined, 'app'), said('not_affected', 'app')], DOCUMENT)).toEqual([
      not('contradicted'),
    ]);
  });

  it.each([[0], [1]])('go from the component to the whole, in either order', (place) => {
    const plans =
      place === 0
        ? [said('exploitable', 'w1'), said('not_affected', 'app')]
        : [said('not_affected', 'app'), said('exploitable', 'w1')];
    const result = planned(plans, DOCUMENT);

    expect(result[place]).toEqual(applied('widget 1.0.0'));
    expect(result[1 - place]).toEqual({
      applied: ALL.filter((name) => name !== 'widget 1.0.0'),
      problems: ['overruled widget 1.0.0'],
    });
  });

  it('that say the same are all right', () => {
    expect(planned([said('not_affected', 'app'), said('not_affected', 'w1')], DOCUMENT)).toEqual([
      applied(...ALL.filter((name) => name !== 'widget 1.0.0')),
      applied('widget 1.0.0'),
    ]);
  });
});
