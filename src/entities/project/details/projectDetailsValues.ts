import { dequal } from 'dequal';
import { completeProject } from '../../../api/projects.js';
import { normalizeTag } from '../../../domain/normalizeTag.js';
import { isSince, type ServerLine } from '../../../domain/serverLine.js';
import { textProblem } from '../../../domain/textProblem.js';
import {
  blankless,
  filled,
  referenceProblem,
  referenceRows,
  referencesOf,
  rowProblem,
  textsProblem,
  type RowProblem,
  type TextRow,
} from '../../../domain/textRows.js';
import { CLASSIFIERS, COLLECTION_LOGICS, type Classifier } from '../../../schema/enumerations.js';
import type { Contact, Organization, Project } from '../../../schema/project.js';
import {
  NEW_PROJECT,
  problemsOf,
  projectRequestOf,
  type ProjectFieldProblem,
  type ProjectFormValues,
} from '../form/projectFormValues.js';

/** The values of the fields of an existing project. */
export interface ProjectDetailsValues extends ProjectFormValues {
  active: boolean;
  /** Undefined: the server knows no latest version. */
  isLatest: boolean | undefined;
  /** The collection logic. `NONE` for a project that is not a collection. */
  collectionLogic: string;
  /** The tag of the aggregated projects. Empty if no tag is needed. */
  collectionTag: string;
  author: string;
  publisher: string;
  authors: readonly TextRow[];
  supplierName: string;
  supplierUrls: readonly TextRow[];
  supplierContacts: readonly TextRow[];
  manufacturerName: string;
  manufacturerUrls: readonly TextRow[];
  manufacturerContacts: readonly TextRow[];
  externalReferences: readonly TextRow[];
}

/** A field of a project that is there. */
export type ProjectDetailsField = keyof ProjectDetailsValues;

/** A problem with a field, found before the request. `line` counts from 1. */
export type DetailsProblem = ProjectFieldProblem | RowProblem | { code: 'noTag' };

/** Returns the form values of a project. */
export function valuesOf(project: Project): ProjectDetailsValues {
  const { classifier, parent, tags = [], supplier, manufacturer } = project;
  const text = (value: string | undefined) => value ?? '';
  return {
    ...NEW_PROJECT,
    name: project.name,
    version: text(project.version),
    classifier: (classifier as Classifier | undefined) ?? NEW_PROJECT.classifier,
    parent: parent ? { uuid: parent.uuid, name: parent.name, version: parent.version } : undefined,
    description: text(project.description),
    tags: tags.map(({ name }) => name).sort(),
    group: text(project.group),
    purl: text(project.purl),
    cpe: text(project.cpe),
    swidTagId: text(project.swidTagId),
    active: project.active !== false,
    isLatest: project.isLatest,
    collectionLogic: project.collectionLogic ?? 'NONE',
    collectionTag: text(project.collectionTag?.name),
    author: text(project.author),
    publisher: text(project.publisher),
    authors: contactRows(project.authors),
    supplierName: text(supplier?.name),
    supplierUrls: urlRows(supplier),
    supplierContacts: contactRows(supplier?.contacts),
    manufacturerName: text(manufacturer?.name),
    manufacturerUrls: urlRows(manufacturer),
    manufacturerContacts: contactRows(manufacturer?.contacts),
    externalReferences: referenceRows(project.externalReferences),
  };
}

/** Kinds to choose from: those of the kit, and the one that a newer server gave. */
export function classifiersWith(current: string): readonly string[] {
  return (CLASSIFIERS as readonly string[]).includes(current) ? CLASSIFIERS : [...CLASSIFIERS, current];
}

/** Ways to sum up to choose from: those of the kit, and the one that a newer server gave. */
export function collectionLogicsWith(current: string): readonly string[] {
  return (COLLECTION_LOGICS as readonly string[]).includes(current)
    ? COLLECTION_LOGICS
    : [...COLLECTION_LOGICS, current];
}

/** The way to sum up that needs a tag. */
export const WITH_TAG = 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG';

/** Returns the problems that the server would reject, by field. Empty if there are none. */
export function detailsProblemsOf(
  values: ProjectDetailsValues,
): Partial<Record<ProjectDetailsField, DetailsProblem>> {
  const url = (row: TextRow) => textProblem(row['url'] ?? '', LONG);
  const contact = (row: TextRow) => textsProblem(row, ['name', 'email', 'phone'], SHORT);
  const found: Partial<Record<ProjectDetailsField, DetailsProblem | undefined>> = {
    ...problemsOf(values),
    collectionTag:
      values.collectionLogic === WITH_TAG && values.collectionTag.trim() === ''
        ? { code: 'noTag' }
        : textProblem(values.collectionTag, SHORT),
    author: textProblem(values.author, SHORT),
    publisher: textProblem(values.publisher, SHORT),
    authors: rowProblem(values.authors, contact),
    supplierName: textProblem(values.supplierName, SHORT),
    supplierUrls: rowProblem(values.supplierUrls, url),
    supplierContacts: rowProblem(values.supplierContacts, contact),
    manufacturerName: textProblem(values.manufacturerName, SHORT),
    manufacturerUrls: rowProblem(values.manufacturerUrls, url),
    manufacturerContacts: rowProblem(values.manufacturerContacts, contact),
    externalReferences: rowProblem(values.externalReferences, referenceProblem),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

/**
 * The project to send: all that the server has of it, with other values of the fields. Servers erase what they are not sent.
 * @param server - the project as it is on the server now
 * @param line - which server it is; undefined while that is not known
 */
export function projectWith(
  server: Project,
  merged: ProjectDetailsValues,
  line: ServerLine | undefined,
): Record<string, unknown> {
  const theirs = valuesOf(server);
  const isChanged = (...fields: ProjectDetailsField[]) =>
    fields.some((field) => !dequal(merged[field], theirs[field]));
  const { accessTeams: _, tags, parent, ...request } = projectRequestOf(merged);
  return {
    ...completeProject(server, { active: merged.active }),
    ...request,
    classifier: merged.classifier,
    parent: parent ?? null,
    tags: tags ?? [],
    active: merged.active,
    ...(merged.isLatest !== undefined && { isLatest: merged.isLatest }),
    ...(isChanged('collectionLogic', 'collectionTag') && collectionOf(merged, line)),
    author: blankless(merged.author),
    publisher: blankless(merged.publisher),
    ...(isChanged('authors') && { authors: contactsOf(merged.authors) }),
    ...(isChanged('supplierName', 'supplierUrls', 'supplierContacts') && {
      supplier: organizationOf(
        server.supplier,
        merged.supplierName,
        merged.supplierUrls,
        merged.supplierContacts,
      ),
    }),
    ...(isChanged('manufacturerName', 'manufacturerUrls', 'manufacturerContacts') && {
      manufacturer: organizationOf(
        server.manufacturer,
        merged.manufacturerName,
        merged.manufacturerUrls,
        merged.manufacturerContacts,
      ),
    }),
    ...(isChanged('externalReferences') && { externalReferences: referencesOf(merged.externalReferences) }),
  };
}

/** Servers of 5.0 have no word for a project that is no collection. */
function collectionOf(
  { collectionLogic, collectionTag }: ProjectDetailsValues,
  line: ServerLine | undefined,
) {
  const isNone = collectionLogic === 'NONE';
  const hasNone = line === undefined || !isSince(line, '5.0');
  return {
    collectionLogic: isNone && !hasNone ? undefined : collectionLogic,
    collectionTag: collectionLogic === WITH_TAG ? { name: normalizeTag(collectionTag) } : undefined,
  };
}

const SHORT = 255;
const LONG = 1024;

function contactRows(contacts: readonly Contact[] = []): TextRow[] {
  return contacts.map(({ name = '', email = '', phone = '' }) => ({ name, email, phone }));
}

function urlRows(organization: Organization | undefined): TextRow[] {
  return (organization?.urls ?? []).map((url) => ({ url }));
}

function contactsOf(rows: readonly TextRow[]): Contact[] {
  return filled(rows).map(({ name, email, phone }) => ({
    name: blankless(name),
    email: blankless(email),
    phone: blankless(phone),
  }));
}

function organizationOf(
  known: Organization | undefined,
  name: string,
  urls: readonly TextRow[],
  contacts: readonly TextRow[],
): Organization | undefined {
  const made = {
    name: blankless(name),
    urls: filled(urls).map(({ url = '' }) => url.trim()),
    contacts: contactsOf(contacts),
  };
  const isNone = made.name === undefined && made.urls.length + made.contacts.length === 0;
  return isNone ? undefined : { ...known, ...made };
}
