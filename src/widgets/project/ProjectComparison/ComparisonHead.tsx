import { useId } from 'react';
import { styled } from 'styled-components';
import { Message, useIntl } from '../../../i18n/index.js';
import { sortedVersions } from '../../../domain/sortedVersions.js';
import { PageName } from '../../../frames/facts/pageHead.styles.js';
import { ProjectLink, projectText } from '../../../entities/project/ProjectLink.js';
import type { Project } from '../../../schema/project.js';
import { theme } from '../../../theme/index.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { Button } from '../../../ui/controls/Button.js';
import { Select, type SelectOption } from '../../../ui/fields/Select.js';
import { onPhone } from '../../../ui/layout/mixins.js';
import { messages } from './ProjectComparison.messages.js';

/** Props of {@link ComparisonHead}. */
export interface ComparisonHeadProps {
  project: Project;
  /** Undefined: none is chosen, or it is not loaded. */
  other: Project | undefined;
  /** UUID of the one that is chosen. */
  withProject: string | undefined;
  /** True when the other version is on the earlier side. */
  isOtherBefore: boolean;
  onChoose: (projectId: string) => void;
  onSwitch: () => void;
  headingLevel: 1 | 2 | 3;
}

/** Shows the two versions that are compared, and the controls to change them. */
export function ComparisonHead(props: ComparisonHeadProps) {
  const { project, other, isOtherBefore, onSwitch, headingLevel } = props;
  const own = <Own project={project} isBefore={!isOtherBefore} />;
  const chosen = <Chosen {...props} />;
  return (
    <Root>
      <PageName as={`h${headingLevel}`}>
        {!other || other.name === project.name ? (
          <Message {...messages.heading} values={{ name: <bdi key="name">{project.name}</bdi> }} />
        ) : (
          <Message
            {...messages.headingOthers}
            values={{
              before: <bdi key="before">{(isOtherBefore ? other : project).name}</bdi>,
              after: <bdi key="after">{(isOtherBefore ? project : other).name}</bdi>,
            }}
          />
        )}
      </PageName>
      <Sides>
        {isOtherBefore ? chosen : own}
        {other && (
          <Button variant="secondary" onClick={onSwitch}>
            <Message {...messages.switchSides} />
          </Button>
        )}
        {isOtherBefore ? own : chosen}
      </Sides>
    </Root>
  );
}

function Own({ project, isBefore }: { project: Project; isBefore: boolean }) {
  const intl = useIntl();
  const id = useId();
  const version = project.version ?? intl.formatMessage(messages.noVersion);
  return (
    <Side role="group" aria-labelledby={id}>
      <Label id={id}>
        <Message {...(isBefore ? messages.before : messages.after)} />
      </Label>
      <Version>
        <ProjectLink project={project} label={version} />
        {project.active === false && (
          <Badge tone="warning">
            <Message {...messages.inactive} />
          </Badge>
        )}
      </Version>
    </Side>
  );
}

function Chosen(props: ComparisonHeadProps) {
  const { project, other, withProject, isOtherBefore, onChoose } = props;
  const intl = useIntl();
  const versions = sortedVersions(project.versions).filter(({ uuid }) => uuid !== project.uuid);
  const options: SelectOption[] = versions.map(({ uuid, version, active }) => ({
    value: uuid,
    label: version ?? intl.formatMessage(messages.noVersion),
    group: active === false ? intl.formatMessage(messages.inactiveVersions) : undefined,
  }));
  // A link may name a project of another name.
  if (other && other.uuid !== project.uuid && !options.some(({ value }) => value === other.uuid))
    options.unshift({ value: other.uuid, label: projectText(other) });
  return (
    <Side>
      <Select
        label={intl.formatMessage(isOtherBefore ? messages.before : messages.after)}
        value={options.some(({ value }) => value === withProject) ? withProject! : ''}
        placeholder={intl.formatMessage(messages.choose)}
        options={options}
        onValueChange={onChoose}
      />
    </Side>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
`;

const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space.md};
  ${onPhone} {
    flex-direction: column;
    align-items: stretch;
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xs};
  min-inline-size: 160px;
`;

const Label = styled.span`
  font-size: ${theme.font.size.small};
`;

const Version = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  min-block-size: ${theme.size.control};
  font-weight: ${theme.font.weight.strong};
  overflow-wrap: anywhere;
`;
