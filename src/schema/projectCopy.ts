import { nonempty, string, type, type Describe } from 'superstruct';

/** What a new version of a project takes along, in an order in which each stands behind what it needs. */
export const COPY_CONTENTS = [
  'tags',
  'properties',
  'components',
  'findings',
  'auditHistory',
  'policyViolations',
  'violationHistory',
  'services',
  'access',
] as const;

/** A part of a project that a new version can take along. */
export type CopyContent = (typeof COPY_CONTENTS)[number];

/** A new version to be made of a project. */
export interface ProjectCopyRequest {
  /** UUID of the project that is copied. */
  projectId: string;
  /** 1–255 characters. */
  version: string;
  /** What it takes along beside what the project says of itself. */
  contents: readonly CopyContent[];
  /** Whether it is the latest version from then on; from 4.12. */
  isLatest: boolean;
}

/** Where the new version is that a server of 5.0 made. */
export interface CopiedProject {
  /** UUID of the new version. */
  uuid: string;
}

export const CopiedProjectStruct: Describe<CopiedProject> = type({ uuid: nonempty(string()) });
