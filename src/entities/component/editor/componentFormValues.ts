import { dequal } from 'dequal';
import { licenseName } from '../../../domain/declaredLicenses.js';
import { ENTERED_HASH_MEMBERS, HASHES, type EnteredHashMember } from '../../../domain/hashes.js';
import { isLicenseExpression } from '../../../domain/licenseExpression.js';
import {
  cpeTextProblem,
  IDENTITY_LIMITS,
  purlTextProblem,
  textProblem,
  type IdentityProblem,
} from '../../../domain/textProblem.js';
import {
  referenceProblem,
  referenceRows,
  referencesOf,
  rowProblem,
  type RowProblem,
  type TextRow,
} from '../../../domain/textRows.js';
import type { Component, ComponentChange, ComponentRequest } from '../../../schema/component.js';
import type { Classifier } from '../../../schema/enumerations.js';

/** The values of the fields of a component. */
export interface ComponentFormValues extends Record<EnteredHashMember, string> {
  purl: string;
  name: string;
  version: string;
  group: string;
  /** Empty: not known. One of a newer server than the kit knows stays as it is. */
  classifier: Classifier | '';
  cpe: string;
  license: LicenseChoice | undefined;
  licenseExpression: string;
  licenseUrl: string;
  copyright: string;
  swidTagId: string;
  filename: string;
  author: string;
  publisher: string;
  description: string;
  notes: string;
  /** Servers keep those of a component that is there, not of a new one. */
  externalReferences: readonly TextRow[];
}

/** A license of the server's list, or one that people wrote themselves. */
export interface LicenseChoice {
  /** The identifier, or the text. */
  license: string;
  /** The common name. */
  label: string;
}

/** A field of a component. */
export type ComponentField = keyof ComponentFormValues;

/** An empty form. */
export const NEW_COMPONENT: ComponentFormValues = {
  purl: '',
  name: '',
  version: '',
  group: '',
  classifier: 'LIBRARY',
  cpe: '',
  license: undefined,
  licenseExpression: '',
  licenseUrl: '',
  copyright: '',
  swidTagId: '',
  filename: '',
  author: '',
  publisher: '',
  description: '',
  notes: '',
  externalReferences: [],
  md5: '',
  sha1: '',
  sha256: '',
  sha384: '',
  sha512: '',
  sha3_256: '',
  sha3_384: '',
  sha3_512: '',
};

/** All fields. */
export const COMPONENT_FIELDS = Object.keys(NEW_COMPONENT) as ComponentField[];

/** The problem of a field, before the request to the server. */
export type ComponentFieldProblem =
  | IdentityProblem
  | RowProblem
  | { code: 'required' | 'twoLicenses' | 'expression' | 'urlBesideExpression' | 'url' | 'filename' }
  | { code: 'hash'; field: EnteredHashMember; length: number };

/** Returns the values that would be rejected or not kept, by field. Empty when there are none. */
export function problemsOf(
  values: ComponentFormValues,
): Partial<Record<ComponentField, ComponentFieldProblem>> {
  const found: Partial<Record<ComponentField, ComponentFieldProblem | undefined>> = {
    purl: purlTextProblem(values.purl),
    name: values.name.trim() === '' ? { code: 'required' } : textProblem(values.name, IDENTITY_LIMITS.name),
    version: textProblem(values.version, 255),
    group: textProblem(values.group, IDENTITY_LIMITS.group),
    cpe: cpeTextProblem(values.cpe),
    license: textProblem(values.license?.license ?? '', 255),
    licenseExpression: expressionProblem(values),
    licenseUrl: licenseUrlProblem(values),
    copyright: textProblem(values.copyright, LONGEST_STATEMENT),
    swidTagId: textProblem(values.swidTagId, IDENTITY_LIMITS.swidTagId),
    filename:
      textProblem(values.filename, 255) ??
      (/[<>:"|?*]/.test(values.filename) ? { code: 'filename' } : undefined),
    author: textProblem(values.author),
    publisher: textProblem(values.publisher, 255),
    description: textProblem(values.description, LONGEST_STATEMENT),
    notes: textProblem(values.notes),
    externalReferences: rowProblem(values.externalReferences, referenceProblem),
    ...Object.fromEntries(ENTERED_HASH_MEMBERS.map((field) => [field, hashProblem(field, values[field])])),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

/** The component to create; what was left empty is not sent. */
export function componentRequestOf(values: ComponentFormValues): ComponentRequest {
  const texts = Object.entries(values).flatMap(([field, value]) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text ? [[field, text]] : [];
  });
  // Hashes are looked for letter by letter, and bills of materials write them small.
  const hashes = ENTERED_HASH_MEMBERS.flatMap((field) => {
    const hash = values[field].trim().toLowerCase();
    return hash ? [[field, hash]] : [];
  });
  return {
    ...(Object.fromEntries([...texts, ...hashes]) as Partial<ComponentRequest>),
    name: values.name.trim(),
    license: values.license?.license,
  };
}

/** Returns the values of the fields for an existing component. */
export function componentFormValues(component: Component): ComponentFormValues {
  const { resolvedLicense, license, classifier, licenseExpression } = component;
  const id = resolvedLicense?.licenseId ?? resolvedLicense?.name ?? license;
  // One of the two can be sent: the expression where it says more than what it was resolved to, such as an exception.
  const isExpression =
    licenseExpression !== undefined &&
    licenseExpression !== id &&
    licenseName({ resolvedLicense, license, licenseExpression }) === licenseExpression;
  const texts = Object.fromEntries(
    COMPONENT_FIELDS.map((field) => [field, component[field as keyof Component] ?? '']),
  );
  return {
    ...(texts as unknown as ComponentFormValues),
    classifier: (classifier ?? '') as Classifier | '',
    license: id && !isExpression ? { license: id, label: resolvedLicense?.name ?? id } : undefined,
    licenseExpression: isExpression ? licenseExpression : '',
    externalReferences: referenceRows(component.externalReferences),
  };
}

/** A component as it is to be: what the form does not show goes back as it came, because servers erase what is left out. */
export function componentChangeOf(component: Component, values: ComponentFormValues): ComponentChange {
  const { uuid, supplier, externalReferences } = component;
  const isSame = dequal(values.externalReferences, referenceRows(externalReferences));
  return {
    ...componentRequestOf(values),
    uuid,
    supplier,
    // Those of newer servers may have members that no line shows.
    externalReferences: isSame ? externalReferences : referencesOf(values.externalReferences),
  };
}

const LONGEST_STATEMENT = 1024;

function expressionProblem({ license, licenseExpression }: ComponentFormValues) {
  const expression = licenseExpression.trim();
  if (expression === '') return undefined;
  if (license) return { code: 'twoLicenses' } as const;
  return (
    textProblem(licenseExpression) ??
    (isLicenseExpression(expression) ? undefined : ({ code: 'expression' } as const))
  );
}

function licenseUrlProblem(values: ComponentFormValues): ComponentFieldProblem | undefined {
  const url = values.licenseUrl.trim();
  if (url === '') return undefined;
  const problem = textProblem(url, 255);
  if (problem) return problem;
  if (!/^(?:https?|ftp):\/\/[^\s/]/i.test(url) || !URL.canParse(url)) return { code: 'url' };
  return !values.license && values.licenseExpression.trim() !== ''
    ? { code: 'urlBesideExpression' }
    : undefined;
}

function hashProblem(field: EnteredHashMember, text: string): ComponentFieldProblem | undefined {
  const hash = text.trim();
  const { digits } = HASHES[field];
  if (hash === '' || (hash.length === digits && /^[0-9a-f]+$/i.test(hash))) return undefined;
  return { code: 'hash', field, length: hash.length };
}
