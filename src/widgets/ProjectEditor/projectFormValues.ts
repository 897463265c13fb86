import { hasControlCharacter } from '../../domain/controlCharacter.js';
import { isCpe } from '../../domain/cpe.js';
import { purlProblem, type PurlProblem } from '../../domain/purl.js';
import type { Classifier } from '../../schema/enumerations.js';
import type { ProjectReference, ProjectRequest } from '../../schema/project.js';

/** What stands in the fields of a project. */
export interface ProjectFormValues {
  name: string;
  version: string;
  classifier: Classifier;
  parent: ProjectReference | undefined;
  description: string;
  tags: readonly string[];
  group: string;
  purl: string;
  cpe: string;
  swidTagId: string;
}

/** A field of a project. */
export type ProjectField = keyof ProjectFormValues;

/** Fields in the order in which they stand. */
export const PROJECT_FIELDS: readonly ProjectField[] = [
  'name',
  'version',
  'classifier',
  'parent',
  'description',
  'tags',
  'group',
  'purl',
  'cpe',
  'swidTagId',
];

/** An empty form. */
export const NEW_PROJECT: ProjectFormValues = {
  name: '',
  version: '',
  classifier: 'APPLICATION',
  parent: undefined,
  description: '',
  tags: [],
  group: '',
  purl: '',
  cpe: '',
  swidTagId: '',
};

/** What is wrong with a field, before the server was asked. */
export type ProjectFieldProblem =
  | { code: 'required' }
  | { code: 'tooLong'; limit: number; length: number }
  | { code: 'controlCharacter' }
  | { code: 'purl'; part: PurlProblem }
  | { code: 'cpe' };

/** Longest texts the server takes, in characters; fields that are not named have no stated limit. */
export const PROJECT_LIMITS = {
  name: 255,
  group: 255,
  swidTagId: 255,
  cpe: 255,
  purl: 786,
  tag: 255,
} as const;

/** What would be refused, by field; empty when nothing would. */
export function problemsOf(values: ProjectFormValues): Partial<Record<ProjectField, ProjectFieldProblem>> {
  const problems: Partial<Record<ProjectField, ProjectFieldProblem>> = {};
  const found = (field: ProjectField, problem: ProjectFieldProblem | undefined) => {
    if (problem && !problems[field]) problems[field] = problem;
  };
  if (values.name.trim() === '') found('name', { code: 'required' });
  for (const field of ['name', 'group', 'swidTagId', 'cpe', 'purl'] as const) {
    found(field, tooLong(values[field], PROJECT_LIMITS[field]));
  }
  for (const field of ['name', 'version', 'description', 'group', 'purl', 'cpe', 'swidTagId'] as const) {
    if (hasControlCharacter(values[field])) found(field, { code: 'controlCharacter' });
  }
  for (const tag of values.tags) {
    found('tags', tooLong(tag, PROJECT_LIMITS.tag));
    if (hasControlCharacter(tag)) found('tags', { code: 'controlCharacter' });
  }
  const purl = values.purl.trim();
  const part = purl === '' ? undefined : purlProblem(purl);
  if (part) found('purl', { code: 'purl', part });
  const cpe = values.cpe.trim();
  if (cpe !== '' && !isCpe(cpe)) found('cpe', { code: 'cpe' });
  return problems;
}

/** The project to create; what was left empty is not sent. */
export function projectRequestOf(values: ProjectFormValues): ProjectRequest {
  const text = (value: string) => value.trim() || undefined;
  return {
    name: values.name.trim(),
    version: text(values.version),
    classifier: values.classifier,
    parent: values.parent && { uuid: values.parent.uuid },
    description: text(values.description),
    tags: values.tags.length > 0 ? values.tags.map((name) => ({ name })) : undefined,
    group: text(values.group),
    purl: text(values.purl),
    cpe: text(values.cpe),
    swidTagId: text(values.swidTagId),
    active: true,
  };
}

/** Tags are stored in lower case; showing that at once avoids a surprise. */
export function normalizeTag(text: string): string {
  return text.trim().toLowerCase();
}

function tooLong(text: string, limit: number): ProjectFieldProblem | undefined {
  const { length } = text.trim();
  return length > limit ? { code: 'tooLong', limit, length } : undefined;
}
