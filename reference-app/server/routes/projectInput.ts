import { CLASSIFIERS } from '../../../src/domain/classifier.js';
import { IDENTITY_LIMITS } from '../../../src/domain/textProblem.js';
import { flag, ignored, list, model, nested, number, oneOf, printable, text } from '../http/model.js';
import { parseCpe } from '../rules/cpe.js';
import { parsePurl } from '../../../src/domain/parsePurl.js';

/** The maximum number of each that a project, a component, or a service may have. */
const LIST_LIMITS = { tags: 100, externalReferences: 1_000, urls: 100, contacts: 100 } as const;

const trimmed = (max: number) => text({ trim: true, blankAsNull: true, max });

const ContactInput = model({ name: trimmed(255), email: trimmed(255), phone: trimmed(255) });

/** An organisation: name, addresses, contacts. */
export const OrganizationInput = model({
  name: trimmed(255),
  urls: list(trimmed(1024), { max: LIST_LIMITS.urls }),
  contacts: list(nested(ContactInput), { max: LIST_LIMITS.contacts }),
});

/** A link to something about a project, a component or a service. */
const ExternalReferenceInput = model({
  type: text({ notBlank: true, max: 255 }),
  url: text({ trim: true, blankAsNull: true, notBlank: true, max: 1024 }),
  comment: trimmed(1024),
});

/** The links of a project, a component or a service. */
export const externalReferenceList = list(nested(ExternalReferenceInput), {
  max: LIST_LIMITS.externalReferences,
});

/** A CPE; anything else breaks a rule. */
export const cpeField = text({
  trim: true,
  blankAsNull: true,
  max: IDENTITY_LIMITS.cpe,
  check: (value) =>
    parseCpe(value)
      ? undefined
      : 'The CPE must conform to the CPE v2.2 or v2.3 specification defined by NIST',
});

/** A text of one line that may be left out; `name` is how the refusal calls it. */
export function line(name: string, rules: { notBlank?: boolean; min?: number; max?: number } = { max: 255 }) {
  return text({
    trim: true,
    blankAsNull: true,
    ...rules,
    pattern: printable(`The ${name} may only contain printable characters`),
  });
}

const ParentReference = model(
  { uuid: text(), name: ignored(), version: ignored() },
  // Clients send back the parent as they were shown it.
  { unknownMembers: 'ignore' },
);

const fields = {
  author: line('author'),
  publisher: line('publisher'),
  manufacturer: nested(OrganizationInput),
  supplier: nested(OrganizationInput),
  group: line('group', { max: IDENTITY_LIMITS.group }),
  description: line('description', { max: 10_000 }),
  version: line('version', { max: IDENTITY_LIMITS.version }),
  classifier: oneOf(CLASSIFIERS),
  cpe: cpeField,
  purl: text({
    trim: true,
    blankAsNull: true,
    max: IDENTITY_LIMITS.purl,
    check: (value) =>
      parsePurl(value)
        ? undefined
        : 'The Package URL (purl) must be a valid URI and conform to https://github.com/package-url/purl-spec',
  }),
  swidTagId: line('SWID tagId', { max: IDENTITY_LIMITS.swidTagId }),
  uuid: text(),
  parent: nested(ParentReference),
  tags: list(nested(model({ name: line('name', { notBlank: true, min: 1, max: 255 }) })), {
    max: LIST_LIMITS.tags,
  }),
  active: flag(),
  externalReferences: externalReferenceList,
  // Made by the server; accepted because clients read, change and write back.
  directDependencies: ignored(),
  children: ignored(),
  properties: ignored(),
  lastBomImport: ignored(),
  lastBomImportFormat: ignored(),
  lastBomImportFailure: ignored(),
  lastInheritedRiskScore: number(),
  metadata: ignored(),
  bomRef: ignored(),
  metrics: ignored(),
  versions: ignored(),
};

/** A complete project, to create or to replace one. */
export const ProjectInput = model({
  ...fields,
  name: line('name', { notBlank: true, min: 1, max: IDENTITY_LIMITS.name }),
});

/** The members of a project that are to change; a blank name changes nothing. */
export const ProjectPatch = model({ ...fields, name: line('name', { min: 1, max: IDENTITY_LIMITS.name }) });
