import type { Project } from '../../../schema/project.js';
import type { BomSubject } from '../bomSubject.js';
import type { NotKept } from './createLedger.js';

/**
 * Finds the parts of `metadata.component` that an upload to a project does not keep, besides those that no
 * project accepts: the project does not change. Without a classifier, it gets that of the document.
 */
export function subjectNotKept(
  subject: BomSubject | undefined,
  project: Pick<Project, 'name' | 'version' | 'classifier'>,
): NotKept[] {
  if (!subject) return [];
  const { name, version, classifier } = subject;
  const lost = {
    name: name !== project.name,
    type: classifier !== undefined && Boolean(project.classifier) && classifier !== project.classifier,
    version: version !== undefined && version !== project.version,
  };
  return Object.entries(lost).flatMap(([member, isLost]) =>
    isLost ? [{ what: `metadata.component.${member}`, count: 1 }] : [],
  );
}
