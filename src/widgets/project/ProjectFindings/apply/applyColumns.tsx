import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import type { AuditDraft } from '../../../../domain/findings/auditDraft.js';
import type { AppliedKind } from '../../../../domain/findings/appliedDecision.js';
import { AnalysisLabel } from '../../../../parts/AnalysisLabel.js';
import { projectText } from '../../../../parts/ProjectLink.js';
import { theme, type Tone } from '../../../../theme/index.js';
import { Badge } from '../../../../ui/Badge.js';
import type { TableColumn } from '../../../../ui/DataTable/interfaces.js';
import { Icon } from '../../../../ui/Icon.js';
import { Line, Second, Two } from '../../../../ui/list.styles.js';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.js';
import { applyMessages as messages } from './ApplyDecisions.messages.js';
import type { LoadedMatch } from './loadMatches.js';
import type { ApplyRow } from './useApplyRun.js';

/** Columns that say which finding of which project a row is about. */
export function matchColumns<Row>(intl: IntlShape, matchOf: (row: Row) => LoadedMatch): TableColumn<Row>[] {
  return [
    {
      id: 'project',
      header: intl.formatMessage(messages.project),
      width: 150,
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
      width: 160,
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
      width: 170,
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
      width: 130,
      grow: 1,
      cardSlot: 'secondEnd',
      cell: ({ before }) => <Decision draft={before} intl={intl} />,
    },
    {
      id: 'then',
      header: intl.formatMessage(messages.then),
      width: 140,
      grow: 1,
      cardSlot: 'thirdEnd',
      cell: ({ after, kind }) =>
        kind !== 'same' && (
          <Arrow>
            <Icon name="arrow-right" size={12} />
            <Decision draft={after} intl={intl} />
          </Arrow>
        ),
    },
    {
      id: 'verdict',
      header: intl.formatMessage(messages.verdict),
      width: 150,
      cardSlot: 'titleEnd',
      cell: ({ kind }) => (
        <Badge tone={TONES[kind]} icon={kind === 'same' ? 'check' : undefined}>
          {intl.formatMessage(messages[kind])}
        </Badge>
      ),
    },
  ];
}

/** What a row is about, in words. */
export function matchText({ target, row: { vulnerability, component } }: LoadedMatch): string {
  return `${vulnerability.vulnId} ${componentText(component)}, ${projectText(target)}`;
}

/** Name and version of a component in one line. */
export function componentText({ name, version }: { name: string; version?: string }): string {
  return version ? `${name} ${version}` : name;
}

/** In which respect the component is not the one that was decided about; undefined when it is. */
export function componentNote(intl: IntlShape, { source, sameness }: LoadedMatch): string | undefined {
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

function Decision({ draft, intl }: { draft: AuditDraft; intl: IntlShape }): ReactNode {
  return (
    <Two>
      <AnalysisLabel state={draft.state} />
      {draft.isSuppressed && <Second>{intl.formatMessage(messages.suppressed)}</Second>}
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
          {second}
        </Second>
      )}
    </Two>
  );
}

const TONES: Record<AppliedKind, Tone> = {
  new: 'neutral',
  differs: 'warning',
  unclear: 'warning',
  same: 'success',
};

const Arrow = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  > svg {
    flex: none;
    color: ${theme.color.text.subtle};
  }
`;
