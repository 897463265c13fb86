import { deleteComponent } from '../../../api/components.js';
import { componentsChanged } from '../../../data/resources/changes.js';
import { RowRemoval } from '../../../frames/list/RowRemoval.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import type { Component } from '../../../schema/component.js';
import { messages } from './ComponentRemoval.messages.js';

/** Removes the selected components from their project. */
export function ComponentRemoval(props: {
  projectId: string;
  rows: readonly Component[];
  select: (rows: readonly Component[]) => void;
}) {
  const { projectId, ...selected } = props;
  return (
    <RowRemoval
      {...selected}
      getId={({ uuid }) => uuid}
      nameOf={projectText}
      remove={(api, { uuid }) => deleteComponent(api, uuid)}
      stale={componentsChanged(projectId)}
      words={messages}
    />
  );
}
