import { nonempty, string, type, type Describe } from 'superstruct';

/** The content that a new version of a project copies. Each entry comes after the entries it depends on. */
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
  /** The content to copy in addition to the project's own details. */
  contents: readonly CopyContent[];
  /** True when the new version becomes the latest version. From 4.12. */
  isLatest: boolean;
}

/** The new version that a 5.0 server created. */
export interface CopiedProject {
  /** UUID of the new version. */
  uuid: string;
}

export const CopiedProjectStruct: Describe<CopiedProject> = type({ uuid: nonempty(string()) });
