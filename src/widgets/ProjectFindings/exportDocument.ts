import type { IntlShape } from 'react-intl';
import type { ApiClient } from '../../api/client.js';
import { ApiError } from '../../api/errors.js';
import { getProject } from '../../api/projects.js';
import { exportFindings, type FindingsDocument } from '../../api/vex.js';
import { errorText } from '../../data/errorText.js';
import { resourceCacheOf } from '../../data/ResourceCache.js';
import type { Host } from '../../host/KitProvider.js';
import type { Project } from '../../schema/project.js';
import { saveFile } from '../../ui/saveFile.js';
import { exportMessages as messages } from './exportDocument.messages.js';

/** Gives the findings of a project as a CycloneDX file, and says when that failed. */
export async function exportDocument(
  { api, auth, notify }: Pick<Host, 'api' | 'auth' | 'notify'>,
  intl: IntlShape,
  projectId: string,
  kind: FindingsDocument,
): Promise<void> {
  const id = `${kind} ${projectId}`;
  // A second press is impatience.
  if (running.has(id)) return;
  running.add(id);
  const waiting = setTimeout(
    () => notify({ id, kind: 'info', title: intl.formatMessage(messages.preparing[kind]) }),
    1_000,
  );
  try {
    const [content, project] = await Promise.all([
      exportFindings(api, projectId, kind),
      knownProject(api, projectId),
    ]);
    saveFile(content, fileName(kind, projectId, project));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) auth.onUnauthorized?.();
    const { title, detail } = errorText(intl, error);
    notify({
      id,
      kind: 'failure',
      title: intl.formatMessage(messages.failed[kind]),
      detail: detail ?? title,
    });
  } finally {
    clearTimeout(waiting);
    running.delete(id);
  }
}

const running = new Set<string>();

/** Only for the name of the file: without it there is still the document. */
async function knownProject(api: ApiClient, projectId: string): Promise<Project | undefined> {
  const known = resourceCacheOf(api).stateOf(['project', projectId]).data as Project | undefined;
  return known ?? getProject(api, projectId).catch(() => undefined);
}

/** `webshop-1.2.0-vex.cdx.json`; the UUID in the place of a name that is not known. */
export function fileName(
  kind: FindingsDocument,
  projectId: string,
  project: { name: string; version?: string } | undefined,
): string {
  const parts = project ? [project.name, project.version ?? ''].map(plain).filter(Boolean) : [];
  return [...(parts.length > 0 ? parts : [projectId]), `${kind}.cdx.json`].join('-');
}

/** Without what some file system forbids or hides. */
function plain(text: string): string {
  return [...text.replace(/[\\/:*?"<>|\s\p{C}]+/gu, '-')]
    .slice(0, 80)
    .join('')
    .replace(/^[-.]+|[-.]+$/g, '');
}
