import { deleteService } from '../../../api/services.js';
import { servicesChanged } from '../../../data/resources/changes.js';
import { RowRemoval } from '../../../frames/list/RowRemoval.js';
import { serviceText } from '../../../entities/service/serviceText.js';
import type { Service } from '../../../schema/service.js';
import { messages } from './ServiceRemoval.messages.js';

/** Removes the selected services from their project. */
export function ServiceRemoval(props: {
  projectId: string;
  rows: readonly Service[];
  select: (rows: readonly Service[]) => void;
}) {
  const { projectId, ...selected } = props;
  return (
    <RowRemoval
      {...selected}
      getId={({ uuid }) => uuid}
      nameOf={serviceText}
      remove={(api, { uuid }) => deleteService(api, uuid)}
      stale={servicesChanged(projectId)}
      words={messages}
    />
  );
}
