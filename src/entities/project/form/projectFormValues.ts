import {
  cpeTextProblem,
  IDENTITY_LIMITS,
  LONGEST_TAG,
  purlTextProblem,
  textProblem,
  type IdentityProblem,
} from '../../../domain/textProblem.js';
import type { Classifier } from '../../../schema/enumerations.js';
import type { ProjectReference, ProjectRequest } from '../../../schema/project.js';
import type { VisibleTeam } from '../../../schema/team.js';

/** The field values of a project. */
export interface ProjectFormValues {
  name: string;
  version: string;
  classifier: Classifier;
  parent: ProjectReference | undefined;
  description: string;
  tags: readonly string[];
  /** The teams that can see it. Undefined if no team has to be selected. */
  accessTeams: readonly VisibleTeam[] | undefined;
  group: string;
  purl: string;
  cpe: string;
  swidTagId: string;
}

/** A field of a project. */
export type ProjectField = keyof ProjectFormValues;

/** The fields in the order in which they appear. */
export const PROJECT_FIELDS: readonly ProjectField[] = [
  'name',
  'version',
  'classifier',
  'parent',
  'description',
  'tags',
  'accessTeams',
  'group',
  'purl',
  'cpe',
  'swidTagId',
];

/** An empty form, where no team has to be chosen. */
export const NEW_PROJECT: ProjectFormValues = {
  name: '',
  version: '',
  classifier: 'APPLICATION',
  parent: undefined,
  description: '',
  tags: [],
  accessTeams: undefined,
  group: '',
  purl: '',
  cpe: '',
  swidTagId: '',
};

/** A problem with a field, found before the request. */
export type ProjectFieldProblem = { code: 'required' } | { code: 'noTeams' } | IdentityProblem;

/** Returns the problems that the server would reject, by field. Empty if there are none. */
export function problemsOf(values: ProjectFormValues): Partial<Record<ProjectField, ProjectFieldProblem>> {
  const found: Partial<Record<ProjectField, ProjectFieldProblem | undefined>> = {
    name: values.name.trim() === '' ? { code: 'required' } : textProblem(values.name, IDENTITY_LIMITS.name),
    version: textProblem(values.version, IDENTITY_LIMITS.version),
    description: textProblem(values.description),
    tags: values.tags.map((tag) => textProblem(tag, LONGEST_TAG)).find(Boolean),
    accessTeams: values.accessTeams?.length === 0 ? { code: 'noTeams' } : undefined,
    group: textProblem(values.group, IDENTITY_LIMITS.group),
    purl: purlTextProblem(values.purl),
    cpe: cpeTextProblem(values.cpe),
    swidTagId: textProblem(values.swidTagId, IDENTITY_LIMITS.swidTagId),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

/** The initial values of a new project. */
export interface ProjectDefaults {
  name?: string;
  /** The parent project. */
  parent?: ProjectReference;
}

/**
 * An empty form, but for what it has at first.
 * @param teams - that the project can be given to; with a single one there is nothing to choose, and without any nothing to give
 */
export function newProject(
  teams: readonly VisibleTeam[] | undefined,
  { name = '', parent }: ProjectDefaults = {},
): ProjectFormValues {
  const accessTeams = teams && teams.length > 0 ? (teams.length === 1 ? teams : []) : undefined;
  return { ...NEW_PROJECT, name, parent, accessTeams };
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
    accessTeams: values.accessTeams?.map(({ uuid }) => ({ uuid })),
    group: text(values.group),
    purl: text(values.purl),
    cpe: text(values.cpe),
    swidTagId: text(values.swidTagId),
    active: true,
  };
}
