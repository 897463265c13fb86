import { isSince, type ServerLine } from '../domain/serverLine.js';
import { CopiedProjectStruct, type CopyContent, type ProjectCopyRequest } from '../schema/projectCopy.js';
import { TokenAnswerStruct } from '../schema/server.js';
import { checkShape } from './checkShape.js';
import { call, jsonOf, outlineOf, pathOf, type ApiClient, type ApiRequest } from './client.js';
import { hasStatus } from './errors.js';

/** The state of a copy: done, with or without the UUID of the new version, or in progress behind a token. */
export type CopyStart =
  | { readonly status: 'done'; readonly projectId?: string }
  | { readonly status: 'running'; readonly token: string };

/**
 * Requests another version of a project from the server. Servers before 5.0 create it after they answer.
 * @param line - the release line of the server; undefined while it is not known
 * @throws ApiError 400 with the rejected fields, 403 without `PORTFOLIO_MANAGEMENT` or access, 404 for an
 * unknown project, 409 when this version already exists
 */
export async function copyProject(
  api: ApiClient,
  line: ServerLine | undefined,
  copy: ProjectCopyRequest,
  signal?: AbortSignal,
): Promise<CopyStart> {
  if (line !== undefined && isSince(line, '5.0')) {
    try {
      const { uuid } = await call(api, requestOf5(copy, signal), CopiedProjectStruct);
      return { status: 'done', projectId: uuid };
    } catch (error) {
      // Its second API may be switched off; the first says whether it is the project that is missing.
      if (!hasStatus(error, 404, 405)) throw error;
    }
  }
  const request = requestOf4(copy, line, signal);
  const response = await api.send(request);
  const { token } = checkShape(await jsonOf(response, request), TokenAnswerStruct, outlineOf(request));
  // Servers of 5.0 are done when they say 202, and know nothing of the token.
  return response.status === 202 ? { status: 'done' } : { status: 'running', token };
}

function requestOf5({ projectId, version, contents, isLatest }: ProjectCopyRequest, signal?: AbortSignal) {
  return {
    method: 'POST',
    path: `/api/v2/projects/${encodeURIComponent(projectId)}/clone`,
    body: { version, version_is_latest: isLatest, includes: contents.map((content) => NAMES_5[content]) },
    signal,
  } satisfies ApiRequest;
}

function requestOf4(
  { projectId, version, contents, isLatest }: ProjectCopyRequest,
  line: ServerLine | undefined,
  signal?: AbortSignal,
) {
  const has = (content: CopyContent) => contents.includes(content);
  return {
    method: 'PUT',
    path: pathOf('project', 'clone'),
    body: {
      project: projectId,
      version,
      includeTags: has('tags'),
      includeProperties: has('properties'),
      includeComponents: has('components'),
      includeServices: has('services'),
      includeAuditHistory: has('auditHistory'),
      includeACL: has('access'),
      includePolicyViolations: has('policyViolations'),
      // Others refuse what they do not know.
      ...(line !== undefined && isSince(line, '4.12') && { makeCloneLatest: isLatest }),
    },
    signal,
  } satisfies ApiRequest;
}

const NAMES_5: Record<CopyContent, string> = {
  tags: 'TAGS',
  properties: 'PROPERTIES',
  components: 'COMPONENTS',
  findings: 'FINDINGS',
  auditHistory: 'FINDINGS_AUDIT_HISTORY',
  policyViolations: 'POLICY_VIOLATIONS',
  violationHistory: 'POLICY_VIOLATIONS_AUDIT_HISTORY',
  services: 'SERVICES',
  access: 'ACL',
};
