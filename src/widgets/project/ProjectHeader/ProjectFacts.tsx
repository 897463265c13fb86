import type { ReactNode } from 'react';
import type { ProjectTab } from '../../../host/types.js';
import { measuredMetrics, measuredRiskScore } from '../../../domain/measuredMetrics.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { classifierText } from '../../../entities/component/classifierText.js';
import { countedAtText, dateTimeText } from '../../../frames/facts/dateText.js';
import { HeadFigures } from '../../../entities/project/HeadFigures.js';
import { CountedNumber } from '../../../entities/vocabulary/index.js';
import { ProjectLink } from '../../../entities/project/ProjectLink.js';
import { SeverityCounts } from '../../../entities/vulnerability/SeverityCounts.js';
import { TagList } from '../../../entities/project/TagList.js';
import type { Project, ProjectVersion } from '../../../schema/project.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { Link } from '../../../ui/controls/Link.js';
import { Dash } from '../../../ui/table/cell.styles.js';
import { MenuButton } from '../../../ui/overlay/Menu.js';
import type { MenuItemBeside } from '../../../ui/overlay/MenuItem.js';
import { PopoverButton } from '../../../ui/overlay/Popover.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { messages } from './ProjectHeader.messages.js';
import {
  Actions,
  CountsPlace,
  Description,
  Facts,
  Heading,
  Meta,
  Muted,
  NameLine,
  ReferenceList,
  Root,
} from './ProjectHeader.styles.js';
import { safeReferences } from '../../../domain/safeReferences.js';
import { sortedVersions } from '../../../domain/sortedVersions.js';

/** Props of {@link ProjectFacts}. */
export interface ProjectFactsProps {
  project: Project;
  tab: ProjectTab | undefined;
  headingLevel: 1 | 2 | 3;
  actions: ReactNode;
}

/** The facts about a project, in the header of its page. */
export function ProjectFacts({ project, tab, headingLevel, actions }: ProjectFactsProps) {
  const intl = useIntl();
  const { name, classifier, active, isLatest, description, parent, tags = [] } = project;
  const { lastBomImport, lastBomImportFormat, lastBomImportFailure: failure } = project;
  const measuredAt = measuredMetrics(project)?.lastOccurrence;
  const kind = classifierText(intl, classifier);
  return (
    <Root>
      <Facts>
        <NameLine>
          <Heading as={`h${headingLevel}`} dir="auto" title={name}>
            {name}
          </Heading>
          <Versions project={project} tab={tab} />
          {active === false && (
            <Badge size="medium" tone="warning">
              <Message {...messages.inactive} />
            </Badge>
          )}
          {isLatest === true && (
            <Badge size="medium" tone="success">
              <Message {...messages.latest} />
            </Badge>
          )}
          {kind && <Badge size="medium">{kind}</Badge>}
        </NameLine>
        <Meta>
          <span>
            <Icon name="clock" size={14} />
            {lastBomImport === undefined ? (
              <Message {...messages.noBomImport} />
            ) : (
              <Message {...messages.lastBomImport} values={{ time: dateTimeText(intl, lastBomImport) }} />
            )}
          </span>
          {lastBomImportFormat && <bdi>{lastBomImportFormat}</bdi>}
          {measuredAt !== undefined && (
            <span>
              <Message {...messages.measured} values={{ time: countedAtText(intl, measuredAt) }} />
            </span>
          )}
          {parent && (
            <span>
              <Message
                {...messages.parent}
                values={{ parent: <ProjectLink key="parent" project={parent} hasVersion /> }}
              />
            </span>
          )}
          {tags.length > 0 && <TagList tags={tags} limit={3} />}
          <References project={project} />
        </Meta>
        {failure && (
          <InlineNotice
            tone="danger"
            title={
              <Message
                {...messages.bomImportFailed}
                values={{ time: dateTimeText(intl, failure.occurred) }}
              />
            }
          >
            <bdi>{failure.reason}</bdi>
          </InlineNotice>
        )}
        {description && (
          <Description dir="auto" title={description}>
            {description}
          </Description>
        )}
      </Facts>
      <ProjectFigures project={project} />
      <Actions>{actions}</Actions>
    </Root>
  );
}

function Versions({ project, tab }: { project: Project; tab: ProjectTab | undefined }) {
  const intl = useIntl();
  const { navigation } = useHost();
  const { uuid, name, version, versions = [] } = project;
  const shown = version ?? intl.formatMessage(messages.noVersion);
  const others = versions.filter((other) => other.uuid !== uuid);
  if (others.length === 0 || !navigation) {
    return version ? (
      <Muted title={version}>
        <bdi>{version}</bdi>
      </Muted>
    ) : null;
  }
  const sorted = sortedVersions(versions);
  const firstInactive = sorted.find((other) => other.active === false);
  const comparisonWith = (other: ProjectVersion): MenuItemBeside | undefined => {
    const target = { to: 'comparison', projectId: uuid, withProject: other.uuid } as const;
    const href = navigation.href(target);
    if (href === undefined) return undefined;
    const { go } = navigation;
    const to = other.version ?? intl.formatMessage(messages.noVersion);
    return {
      words: intl.formatMessage(messages.compare),
      label: intl.formatMessage(messages.compareWith, { version: to }),
      href,
      onSelect: go && (() => go(target)),
    };
  };
  return (
    <MenuButton
      size="small"
      iconEnd="chevron-up-down"
      aria-label={intl.formatMessage(messages.versions, { version: shown })}
      menuLabel={intl.formatMessage(messages.versionsMenu, { name })}
      title={shown}
      items={sorted.map((other) => {
        const target = { to: 'project', projectId: other.uuid, tab } as const;
        const { go } = navigation;
        return {
          id: other.uuid,
          label: other.version ?? intl.formatMessage(messages.noVersion),
          icon: other.uuid === uuid ? 'check' : undefined,
          href: navigation.href(target),
          onSelect: go && (() => go(target)),
          heading: other === firstInactive ? intl.formatMessage(messages.inactiveVersions) : undefined,
          beside: other.uuid === uuid ? undefined : comparisonWith(other),
        };
      })}
    >
      <Muted data-version="">
        <bdi>{shown}</bdi>
      </Muted>
    </MenuButton>
  );
}

function ProjectFigures({ project }: { project: Project }) {
  const riskScore = measuredRiskScore(project);
  return (
    <HeadFigures
      risk={<CountedNumber value={riskScore} />}
      counts={<SeverityCounts metrics={measuredMetrics(project)} riskScore={riskScore} marks="always" />}
    />
  );
}

/** The placeholder for the metrics of a project that is loading. */
export function FiguresPlace() {
  return <HeadFigures risk={<Dash />} counts={<CountsPlace />} />;
}

function References({ project }: { project: Project }) {
  const intl = useIntl();
  const references = safeReferences(project.externalReferences);
  if (references.length === 0) return null;
  return (
    <PopoverButton
      variant="quiet"
      size="small"
      label={intl.formatMessage(messages.references, { count: references.length })}
      popoverLabel={intl.formatMessage(messages.referencesTitle)}
    >
      <ReferenceList aria-label={intl.formatMessage(messages.referencesTitle)}>
        {references.map(({ type, url, href, comment }, index) => (
          // The same address may be given twice.
          <li key={index}>
            <span>{type}</span>
            {href ? (
              <Link href={href} isExternal>
                {url}
              </Link>
            ) : (
              <bdi>{url}</bdi>
            )}
            {comment && <span dir="auto">{comment}</span>}
          </li>
        ))}
      </ReferenceList>
    </PopoverButton>
  );
}
