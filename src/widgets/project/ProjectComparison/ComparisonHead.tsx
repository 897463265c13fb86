import { styled } from 'styled-components';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { sortedVersions } from '../../../domain/sortedVersions.js';
import { dateTimeText } from '../../../frames/facts/dateText.js';
import { PageHead, PageName } from '../../../frames/facts/pageHead.styles.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import type { Project } from '../../../schema/project.js';
import { theme } from '../../../theme/index.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { Button } from '../../../ui/controls/Button.js';
import { IconButton } from '../../../ui/controls/IconButton.js';
import { Select, type SelectOption } from '../../../ui/fields/Select.js';
import { onPhone } from '../../../ui/layout/mixins.js';
import { anotherMessages } from './AnotherProject.messages.js';
import { messages } from './ProjectComparison.messages.js';

/** One of the two sides: the project on it, undefined while none is chosen or loaded. */
export interface ComparedSide {
  readonly project: Project | undefined;
  /** The UUID of the project, also while that is loading. */
  readonly chosenId: string | undefined;
  /** The totals of the project, once they are known. */
  readonly totals?: SideTotals | undefined;
}

/** The totals of one side. */
export interface SideTotals {
  readonly components: number | undefined;
  readonly findings: number | undefined;
  readonly suppressed: number | undefined;
}

/** Props of {@link ComparisonHead}. */
export interface ComparisonHeadProps {
  before: ComparedSide;
  after: ComparedSide;
  /** Called with the UUID of the project that was chosen for a side. */
  onChoose: (side: 'before' | 'after', projectId: string) => void;
  onSwitch: () => void;
  /** Opens the choice of another project. */
  onCompareOther: () => void;
  headingLevel: 1 | 2 | 3;
}

/** Shows the two versions that are compared, and the controls to change them. */
export function ComparisonHead(props: ComparisonHeadProps) {
  const { before, after, onChoose, onSwitch, onCompareOther, headingLevel } = props;
  const intl = useIntl();
  const [earlier, later] = [before.project, after.project];
  return (
    <Root>
      <PageHead>
        <PageName as={`h${headingLevel}`}>
          {!earlier || !later || earlier.name === later.name ? (
            <Message
              {...messages.heading}
              values={{ name: <bdi key="name">{(earlier ?? later)?.name}</bdi> }}
            />
          ) : (
            <Message
              {...messages.headingOthers}
              values={{
                before: <bdi key="before">{earlier.name}</bdi>,
                after: <bdi key="after">{later.name}</bdi>,
              }}
            />
          )}
        </PageName>
        <Button opens onClick={onCompareOther}>
          <Message {...anotherMessages.compare} />
        </Button>
      </PageHead>
      <Sides>
        <Side side={before} other={after} name="before" onChoose={onChoose} />
        {earlier && later && (
          <IconButton
            icon="swap"
            variant="secondary"
            label={intl.formatMessage(messages.switchSides)}
            onClick={onSwitch}
          />
        )}
        <Side side={after} other={before} name="after" onChoose={onChoose} />
      </Sides>
    </Root>
  );
}

function Side(props: {
  side: ComparedSide;
  other: ComparedSide;
  name: 'before' | 'after';
  onChoose: ComparisonHeadProps['onChoose'];
}) {
  const { side, other, name, onChoose } = props;
  const intl = useIntl();
  return (
    <Choice>
      <Select
        label={intl.formatMessage(messages[name])}
        value={side.chosenId ?? ''}
        placeholder={intl.formatMessage(messages.choose)}
        options={useOptions(side.project, other.project)}
        onValueChange={(projectId) => onChoose(name, projectId)}
      />
      <Facts>{side.project && <SideFacts project={side.project} totals={side.totals} />}</Facts>
    </Choice>
  );
}

/** The versions of a side, without the one on the other side. Those of another project have its name, too. */
function useOptions(own: Project | undefined, other: Project | undefined): SelectOption[] {
  const intl = useIntl();
  const isMixed = own !== undefined && other !== undefined && own.name !== other.name;
  const optionsOf = (project: Project | undefined): SelectOption[] =>
    sortedVersions(project?.versions)
      .filter(({ uuid }) => uuid !== other?.uuid)
      .map(({ uuid, version, active }) => ({
        value: uuid,
        label: isMixed
          ? projectText({ name: project!.name, version })
          : (version ?? intl.formatMessage(messages.noVersion)),
        group: active === false ? intl.formatMessage(messages.inactiveVersions) : undefined,
      }));
  const options = [...optionsOf(own), ...(isMixed || !own ? optionsOf(other) : [])];
  if (own && !options.some(({ value }) => value === own.uuid))
    options.unshift({
      value: own.uuid,
      label: isMixed ? projectText(own) : (own.version ?? intl.formatMessage(messages.noVersion)),
    });
  return options;
}

function SideFacts({ project, totals }: { project: Project; totals: SideTotals | undefined }) {
  const intl = useIntl();
  const { lastBomImport } = project;
  const facts = [
    lastBomImport === undefined
      ? intl.formatMessage(messages.notImported)
      : intl.formatMessage(messages.imported, { time: dateTimeText(intl, lastBomImport) }),
    totals?.components !== undefined &&
      intl.formatMessage(messages.componentCount, { count: totals.components }),
    totals?.findings !== undefined && intl.formatMessage(messages.findingCount, { count: totals.findings }),
    Boolean(totals?.suppressed) &&
      intl.formatMessage(messages.suppressedCount, { count: totals!.suppressed! }),
  ];
  return (
    <>
      {project.active === false && (
        <Badge tone="warning">
          <Message {...messages.inactive} />
        </Badge>
      )}
      <TextSpan>{facts.filter(Boolean).join(' · ')}</TextSpan>
    </>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.md};
  max-inline-size: 960px;
  padding: ${theme.space.md} ${theme.space.lg};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface.base};
  > button {
    /* Beside the fields, below their labels. */
    margin-block-start: calc(${theme.font.line.body} + ${theme.space.xs});
  }
  /* Also without the button between. */
  > :last-child {
    grid-column: 3;
  }
  ${onPhone} {
    > :last-child {
      grid-column: auto;
    }
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.sm};
    > button {
      justify-self: center;
      margin-block-start: 0;
    }
    > button svg {
      transform: rotate(90deg);
    }
  }
`;

const Choice = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xs};
  min-inline-size: 0;
`;

/** One line, kept free while the totals are loading. */
const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: ${theme.font.line.small};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;
