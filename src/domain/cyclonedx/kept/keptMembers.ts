/**
 * The parts of a CycloneDX document that the embedded server keeps, by the names of JSON. Everything else is
 * reported as not kept, so anything it reads in addition is added here.
 */
export interface KeptMembers {
  /** The members that are kept, completely or in parts. */
  members: Readonly<Record<string, KeptMembers | true>>;
  /** In XML: the element of each item, where the list is an element around them. */
  item?: string;
  /** Members that are not kept beside another one. */
  unless?: Readonly<Record<string, string>>;
  /** In XML: attributes that are kept, where others are not. */
  attributes?: readonly string[];
}

const kept = (...names: string[]): Record<string, true> =>
  Object.fromEntries(names.map((name) => [name, true]));

const CONTACT: KeptMembers = { members: kept('name', 'email', 'phone', 'bom-ref') };

const ORGANIZATION: KeptMembers = { members: { ...kept('name', 'url', 'bom-ref'), contact: CONTACT } };

const REFERENCES: KeptMembers = { members: kept('type', 'url', 'comment'), item: 'reference' };

const LICENSES: KeptMembers = {
  members: {
    ...kept('expression', 'acknowledgement', 'bom-ref'),
    license: { members: kept('id', 'name', 'url', 'acknowledgement', 'bom-ref') },
    'expression-detailed': { members: {} },
  },
};

/** A component; those inside of it are components, too. */
export const KEPT_OF_COMPONENT: KeptMembers = {
  members: {
    ...kept('type', 'bom-ref', 'group', 'name', 'version', 'description', 'author', 'publisher', 'copyright'),
    ...kept('cpe', 'purl', 'hashes', 'components'),
    authors: { members: kept('name', 'bom-ref'), item: 'author' },
    supplier: ORGANIZATION,
    swid: { members: kept('tagId'), attributes: ['tagId'] },
    licenses: LICENSES,
    externalReferences: REFERENCES,
    properties: { members: kept('name', 'value'), item: 'property' },
    // None of it is kept, but each part is reported separately.
    evidence: { members: {} },
  },
  attributes: ['type', 'bom-ref'],
};

/** A service; those inside of it are services, too. */
export const KEPT_OF_SERVICE: KeptMembers = {
  members: {
    ...kept(
      'bom-ref',
      'group',
      'name',
      'version',
      'description',
      'endpoints',
      'authenticated',
      'x-trust-boundary',
    ),
    ...kept('services'),
    provider: ORGANIZATION,
    data: { members: kept('flow', 'classification'), item: 'dataflow', attributes: [] },
    externalReferences: REFERENCES,
  },
};

/** The component that a document is about: what it says of the project. */
const KEPT_OF_SUBJECT: KeptMembers = {
  members: {
    ...kept('type', 'bom-ref', 'name', 'version', 'components'),
    supplier: ORGANIZATION,
    externalReferences: REFERENCES,
    evidence: { members: {} },
  },
};

/** A document. */
export const KEPT_OF_BOM: KeptMembers = {
  members: {
    ...kept('$schema', 'bomFormat', 'specVersion', 'serialNumber', 'version', 'components', 'services'),
    metadata: {
      members: {
        authors: { ...CONTACT, item: 'author' },
        supplier: ORGANIZATION,
        manufacturer: ORGANIZATION,
        manufacture: ORGANIZATION,
        component: KEPT_OF_SUBJECT,
      },
      // Two names for the same; projects have one.
      unless: { manufacture: 'manufacturer' },
    },
    // In XML, the dependencies of an element are inside it.
    dependencies: { members: kept('ref', 'dependsOn', 'dependency'), item: 'dependency' },
  },
};
