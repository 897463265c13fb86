import type { IntlShape } from 'react-intl';
import { projectText } from '../../project/index.js';
import type { PolicyViolation } from '../../../schema/violation.js';
import type { TableColumn } from '../../../ui/table/interfaces.js';
import { TextLine, SecondLine, TwoLines } from '../../../ui/table/list.styles.js';
import { messages } from './violationBulk.messages.js';

/** What tells violations apart where many are changed: policy, component and project. */
export function violationNameColumns<Row>(
  intl: IntlShape,
  violationOf: (row: Row) => PolicyViolation,
): TableColumn<Row>[] {
  return [
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
  ];
}
