import type { IntlShape } from 'react-intl';
import { exportProject, type DocumentFormat, type ProjectDocument } from '../api/documents.js';
import type { Host } from '../host/KitProvider.js';
import { stop } from '../ui/controls/actions.messages.js';
import { saveFile } from '../ui/controls/saveFile.js';
import { exportMessages } from './exportDocument.messages.js';
import { fetchResource } from './fetchResource.js';
import * as projects from './resources/projects.js';
import { tellFailure } from './tellFailure.js';

/**
 * Gives a project as a CycloneDX file, and says when that failed.
 * @returns what was saved; undefined when nothing was
 */
export async function exportDocument(
  { api, auth, notify }: Pick<Host, 'api' | 'auth' | 'notify'>,
  intl: IntlShape,
  projectId: string,
  document: ProjectDocument,
  format: DocumentFormat = 'json',
): Promise<Blob | undefined> {
  const id = `${document} ${format} ${projectId}`;
  const messages = exportMessages[document === 'vex' || document === 'vdr' ? document : 'bom'];
  // A second press is impatience.
  if (running.has(id)) return undefined;
  running.add(id);
  const stopping = new AbortController();
  const { signal } = stopping;
  const waiting = setTimeout(() => {
    const action = { label: intl.formatMessage(stop), run: () => stopping.abort() };
    notify({ id, kind: 'info', title: intl.formatMessage(messages.preparing), action });
  }, 1_000);
  try {
    const [content, project] = await Promise.all([
      exportProject(api, projectId, document, format, signal),
      // Only for the name of the file: without it there is still the document.
      fetchResource({ api }, projects.one(projectId), { freshForMs: Infinity }).catch(() => undefined),
    ]);
    // It may have come just before it was stopped.
    signal.throwIfAborted();
    saveFile(content, fileName(`${FILE_NAMES[document]}.cdx.${format}`, projectId, project));
    return content;
  } catch (error) {
    if (signal.aborted) notify({ id, kind: 'info', title: intl.formatMessage(exportMessages.stopped) });
    else tellFailure({ auth, notify }, intl, error, { id, title: intl.formatMessage(messages.failed) });
    return undefined;
  } finally {
    clearTimeout(waiting);
    running.delete(id);
  }
}

const running = new Set<string>();

const FILE_NAMES: Record<ProjectDocument, string> = {
  vex: 'vex',
  inventory: 'bom',
  withVulnerabilities: 'bom-with-vulnerabilities',
  vdr: 'vdr',
};

/** Builds a file name such as `webshop-1.2.0-vex.cdx.json`. The UUID replaces an unknown name. */
function fileName(
  end: string,
  projectId: string,
  project: { name: string; version?: string } | undefined,
): string {
  const parts = project ? [project.name, project.version ?? ''].map(plain).filter(Boolean) : [];
  return [...(parts.length > 0 ? parts : [projectId]), end].join('-');
}

/** Without what some file system forbids or hides. */
function plain(text: string): string {
  return [...text.replace(/[\\/:*?"<>|\s\p{C}]+/gu, '-')]
    .slice(0, 80)
    .join('')
    .replace(/^[-.]+|[-.]+$/g, '');
}
