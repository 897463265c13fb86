import type { Project } from '../../../schema/project.js';
import type { BomSubject } from '../bomSubject.js';
import type { NotKept } from './createLedger.js';

/**
 * What of `metadata.component` an upload to a project does not keep beside what no project takes: the project stays what it is.
 * Without a classifier it gets that of the document.
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
