import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { TextSpan } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import type { RunNames } from '../../../frames/run/RunDefinition.js';
import type { AuditDraft } from '../../../domain/findings/auditDraft.js';
import { AnalysisLabel } from '../../decision/index.js';
import { projectText } from '../../project/index.js';
import { Badge } from '../../../ui/controls/Badge.js';
import type { TableColumn } from '../../../ui/table/interfaces.js';
import { cut } from '../../../ui/layout/mixins.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import { applyMessages as messages } from './ApplyDecisions.messages.js';
import type { LoadedMatch } from './loadMatches.js';
import type { ApplyRow } from './useApplyRun.js';

/** Columns that say which finding of which project a row is about. */
function matchColumns<Row>(intl: IntlShape, matchOf: (row: Row) => LoadedMatch): TableColumn<Row>[] {
  return [
    {
      id: 'project',
      header: intl.formatMessage(messages.project),
      width: 130,
      grow: 2,
      cardSlot: 'title',
      cell: (row) => (
        <Line>
          <bdi>{projectText(matchOf(row).target)}</bdi>
        </Line>
      ),
    },
    {
      id: 'component',
      header: intl.formatMessage(messages.component),
      width: 150,
      grow: 2,
      cardSlot: 'second',
      cell: (row) => {
        const { row: finding } = matchOf(row);
        return <Noted first={componentText(finding.component)} second={componentNote(intl, matchOf(row))} />;
      },
    },
    {
      id: 'vulnerability',
      header: intl.formatMessage(messages.vulnerability),
      width: 160,
      grow: 1,
      cardSlot: 'third',
      cell: (row) => {
        const { row: finding, sameness } = matchOf(row);
        const { alias } = sameness;
        return (
          <Noted
            first={finding.vulnerability.vulnId}
            second={alias && intl.formatMessage(messages.asAlias, { name: alias })}
          />
        );
      },
    },
  ];
}

/** Columns of the dry run. */
export function applyColumns(intl: IntlShape): TableColumn<ApplyRow>[] {
  return [
    ...matchColumns<ApplyRow>(intl, ({ match }) => match),
    {
      id: 'now',
      header: intl.formatMessage(messages.now),
      width: 150,
      grow: 1,
      cardSlot: 'secondEnd',
      cell: ({ before, kind }) => (
        <Decision draft={before} intl={intl}>
          {(kind === 'differs' || kind === 'unclear') && (
            <Badge tone="warning">{intl.formatMessage(messages[kind])}</Badge>
          )}
        </Decision>
      ),
    },
    {
      id: 'then',
      header: intl.formatMessage(messages.then),
      width: 140,
      grow: 1,
      cardSlot: 'thirdEnd',
      cell: ({ after, kind }) =>
        kind === 'same' ? (
          <Badge tone="success" icon="check">
            {intl.formatMessage(messages.same)}
          </Badge>
        ) : (
          <Decision draft={after} intl={intl} />
        ),
    },
  ];
}

/** The names that distinguish findings of other projects: project, component, and vulnerability. */
export const MATCH_NAMES: RunNames<ApplyRow> = {
  idOf: ({ id }) => id,
  nameOf: ({ match }) => matchText(match),
  columns: (intl, rowOf) => matchColumns(intl, (row) => rowOf(row).match),
};

/** Returns the subject of a row, in words. */
export function matchText({ target, row: { vulnerability, component } }: LoadedMatch): string {
  return `${vulnerability.vulnId} ${componentText(component)}, ${projectText(target)}`;
}

/** Name and version of a component in one line. */
export function componentText({ name, version }: { name: string; version?: string }): string {
  return version ? `${name} ${version}` : name;
}

/** In which respect the component is not the one that was decided about; undefined when it is. */
function componentNote(intl: IntlShape, { source, sameness }: LoadedMatch): string | undefined {
  const { version } = source.component;
  const notes = [
    sameness.component === 'otherVersion' &&
      (version
        ? intl.formatMessage(messages.otherVersionThan, { version })
        : intl.formatMessage(messages.otherVersion)),
    sameness.component === 'otherBuild' && intl.formatMessage(messages.otherBuild),
    sameness.isByName && intl.formatMessage(messages.byName),
  ].filter((note) => note !== false);
  return notes.length > 0 ? notes.join(' · ') : undefined;
}

function Decision(props: { draft: AuditDraft; intl: IntlShape; children?: ReactNode }): ReactNode {
  const { draft, intl, children } = props;
  return (
    <Two>
      <AnalysisLabel state={draft.state} />
      {draft.isSuppressed && <Second>{intl.formatMessage(messages.suppressed)}</Second>}
      {children && <Start>{children}</Start>}
    </Two>
  );
}

function Noted({ first, second }: { first: string; second: string | undefined }): ReactNode {
  return (
    <Two>
      <Line title={first}>
        <bdi>{first}</bdi>
      </Line>
      {second && (
        <Second title={second}>
          <VisuallyHidden>, </VisuallyHidden>
          <TextSpan>{second}</TextSpan>
        </Second>
      )}
    </Two>
  );
}

const Start = styled.span`
  align-self: flex-start;
  max-inline-size: 100%;
`;

// Same as in all lists. Sharing their styles would add a separate file to every list.
const Two = styled.span`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  line-height: 17px;
`;

const Line = styled.span`
  ${cut}
  display: block;
`;

const Second = styled(Line)`
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
`;
