import type { RunNames } from '../../../frames/run/RunDefinition.js';
import { projectText } from '../../project/index.js';
import type { PolicyViolation } from '../../../schema/violation.js';
import { TextLine, SecondLine, TwoLines } from '../../../ui/table/cell.styles.js';
import { nameOfViolation } from '../list/nameOfViolation.js';
import { messages } from './violationBulk.messages.js';

/** Identifies violations by policy, component, and project where many are changed. */
export const VIOLATION_NAMES: RunNames<PolicyViolation> = {
  idOf: ({ uuid }) => uuid,
  nameOf: nameOfViolation,
  columns: (intl, violationOf) => [
    {
      id: 'policy',
      header: intl.formatMessage(messages.policy),
      width: 200,
      grow: 1,
      cardSlot: 'title',
      cell: (row) => <bdi>{violationOf(row).policyCondition?.policy?.name}</bdi>,
    },
    {
      id: 'component',
      header: intl.formatMessage(messages.component),
      width: 200,
      grow: 1,
      cardSlot: 'second',
      cell: (row) => {
        const { component, project } = violationOf(row);
        return (
          <TwoLines>
            <TextLine>
              <bdi>{component && projectText(component)}</bdi>
            </TextLine>
            {project && (
              <SecondLine>
                <bdi>{projectText(project)}</bdi>
              </SecondLine>
            )}
          </TwoLines>
        );
      },
    },
  ],
};
