import { CLASSIFIERS } from '../../../src/domain/classifier.js';
import { ENTERED_HASH_MEMBERS, type EnteredHashMember } from '../../../src/domain/hashes.js';
import { IDENTITY_LIMITS } from '../../../src/domain/textProblem.js';
import { flag, ignored, model, nested, number, oneOf, text } from '../http/model.js';
import type { Input } from '../http/model.js';
import { isLicenceExpression } from '../rules/licenceResolution.js';
import { cpeField, externalReferenceList, line, OrganizationInput } from './projectInput.js';

const hash = (name: string, length: number) =>
  text({
    blankAsNull: true,
    pattern: {
      expression: new RegExp(`^[0-9a-fA-F]{${length}}$`),
      message: `The ${name} hash must be a valid ${length} character HEX number`,
    },
  });

const Parent = model({ uuid: text() }, { unknownMembers: 'ignore' });

/**
 * A component as clients send it. Members that the server computes are accepted and ignored: clients send
 * back what they received.
 */
export const ComponentInput = model({
  uuid: text(),
  author: line('author', { max: 10_000 }),
  publisher: line('publisher', { max: 255 }),
  supplier: nested(OrganizationInput),
  group: line('group', { max: IDENTITY_LIMITS.group }),
  name: line('name', { notBlank: true, min: 1, max: IDENTITY_LIMITS.name }),
  version: line('version', { max: 255 }),
  classifier: oneOf(CLASSIFIERS),
  filename: text({
    trim: true,
    blankAsNull: true,
    max: 255,
    pattern: {
      expression: /^[^<>:"|?*\p{Cc}]*$/u,
      message: 'The specified filename is not valid and cannot be used as a filename',
    },
  }),
  extension: ignored(),
  md5: hash('MD5', 32),
  sha1: hash('SHA1', 40),
  sha256: hash('SHA-256', 64),
  sha384: hash('SHA-384', 96),
  sha512: hash('SHA-512', 128),
  sha3_256: hash('SHA3-256', 64),
  sha3_384: hash('SHA3-384', 96),
  sha3_512: hash('SHA3-512', 128),
  blake2b_256: ignored(),
  blake2b_384: ignored(),
  blake2b_512: ignored(),
  blake3: ignored(),
  cpe: cpeField,
  purl: text({ trim: true, blankAsNull: true, max: IDENTITY_LIMITS.purl }),
  purlCoordinates: ignored(),
  swidTagId: line('SWID tagId', { max: IDENTITY_LIMITS.swidTagId }),
  isInternal: flag(),
  description: line('description', { max: 1024 }),
  copyright: line('copyright', { max: 1024 }),
  license: line('license', { max: 255 }),
  licenseExpression: text({
    trim: true,
    max: 10_000,
    blankAsNull: true,
    check: (expression) =>
      isLicenceExpression(expression) ? undefined : 'The license expression must be a valid SPDX expression',
  }),
  licenseUrl: text({
    trim: true,
    blankAsNull: true,
    max: 255,
    check: (url) => (isUrl(url) ? undefined : 'The license URL must be a valid URL'),
  }),
  resolvedLicense: ignored(),
  licenses: ignored(),
  directDependencies: ignored(),
  externalReferences: externalReferenceList,
  parent: nested(Parent),
  children: ignored(),
  properties: ignored(),
  vulnerabilities: ignored(),
  project: ignored(),
  lastInheritedRiskScore: number(),
  notes: text({ trim: true, blankAsNull: true, max: 10_000 }),
  metrics: ignored(),
  repositoryMeta: ignored(),
  dependencyGraph: ignored(),
  expandDependencyGraph: ignored(),
  usedBy: ignored(),
});

export type EnteredComponent = Input<typeof ComponentInput>;

/** The hash columns of what was entered. */
export function enteredHashes(input: EnteredComponent): Partial<Record<EnteredHashMember, string | null>> {
  return Object.fromEntries(ENTERED_HASH_MEMBERS.map((member) => [member, input[member] ?? null]));
}

function isUrl(value: string): boolean {
  try {
    return ['http:', 'https:', 'ftp:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}
