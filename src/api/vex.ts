import type { VexProject } from '../domain/vex/planVex.js';
import { TokenAnswerStruct } from '../schema/server.js';
import { VexTargetsStruct, type VexTarget } from '../schema/vexTargets.js';
import { call, pathOf, type ApiClient, type ApiRequest } from './client.js';
import { getProject } from './projects.js';
import { getServer } from './servers.js';
import type { UploadProgress } from './upload.js';

/**
 * Uploads decisions about findings of a project and returns the token of their processing.
 * @throws ApiError 400 with problem details for an invalid document, 403 without `VULNERABILITY_ANALYSIS`, 404 for an
 * unknown project, 413 when it is larger than the server takes
 */
export async function uploadVex(
  api: ApiClient,
  projectId: string,
  file: Blob,
  options: { onProgress?: (progress: UploadProgress) => void; signal?: AbortSignal } = {},
): Promise<string> {
  const form = new FormData();
  form.append('project', projectId);
  form.append('vex', file);
  const request: ApiRequest = {
    method: 'POST',
    path: pathOf('vex'),
    body: form,
    signal: options.signal,
    onUploadProgress: options.onProgress ?? (() => {}),
  };
  return (await call(api, request, TokenAnswerStruct)).token;
}

/** The parts of a project that a VEX can refer to. */
export interface VexTargets {
  project: VexProject;
  /** All components by their UUIDs; empty where only those with findings are known. */
  components: ReadonlyMap<string, VexTarget>;
  /**
   * True when the server applies a document exactly as it is written. Other Dependency-Track servers are
   * known not to.
   */
  isExact: boolean;
}

/**
 * Loads what is needed to say what a VEX will decide in a project.
 * @throws ApiError 403 without `VULNERABILITY_ANALYSIS` (our server) or `VIEW_PORTFOLIO` (others), 404 for an unknown project
 */
export async function getVexTargets(
  api: ApiClient,
  projectId: string,
  signal?: AbortSignal,
): Promise<VexTargets> {
  if (!(await getServer(api)).isEmbedded) {
    const { group, name, version, purl, cpe, swidTagId } = await getProject(api, projectId, signal);
    const project = { uuid: projectId, group, name, version, purl, cpe, swidTagId };
    return { project, components: new Map(), isExact: false };
  }
  const request: ApiRequest = { path: pathOf('vex', 'targets', 'project', projectId), signal };
  const { components, ...project } = await call(api, request, VexTargetsStruct);
  return {
    project: { uuid: projectId, ...project },
    components: new Map(components.map((component) => [component.uuid, component])),
    isExact: true,
  };
}
