import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { componentRisk } from '../../../domain/componentRisk.js';
import { versionStatus } from '../../../domain/versions/versionStatus.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { classifierText } from '../../../entities/component/classifierText.js';
import { CopyableText } from '../../../frames/facts/CopyableText.js';
import { dateText } from '../../../frames/facts/dateText.js';
import { HeadFigures } from '../../../entities/project/HeadFigures.js';
import { licenseText } from '../../../domain/licenseText.js';
import { LicenseLabel } from '../../../entities/license/LicenseLabel.js';
import { CountedNumber } from '../../../entities/vocabulary/index.js';
import { ProjectLink } from '../../../entities/project/ProjectLink.js';
import { SeverityCounts } from '../../../entities/vulnerability/SeverityCounts.js';
import type { Component } from '../../../schema/component.js';
import type { Metrics } from '../../../schema/metrics.js';
import { HeadFacts, NameLine, PageHead, PageName } from '../../../frames/facts/pageHead.styles.js';
import { theme } from '../../../theme/index.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { Dash } from '../../../ui/table/cell.styles.js';
import { monospace } from '../../../ui/layout/mixins.js';
import { messages } from './ComponentDetail.messages.js';

/** Props of {@link ComponentHead}. */
export interface ComponentHeadProps {
  component: Component;
  /** The latest metrics. Undefined when there are none. */
  metrics: Metrics | undefined;
  /** True when the metrics are loaded, even if there are none. */
  isCounted: boolean;
  headingLevel: 1 | 2 | 3;
  actions: ReactNode;
}

/** The name of a component, its version and the latest version, its project, and its risk. */
export function ComponentHead(props: ComponentHeadProps) {
  const { component, metrics, isCounted, headingLevel, actions } = props;
  const intl = useIntl();
  const riskScore = componentRisk({ ...component, metrics });
  const { name, version, group, classifier, isInternal, project, purl, repositoryMeta } = component;
  const latest = repositoryMeta?.latestVersion;
  const status = versionStatus(component, latest);
  const published = repositoryMeta?.published;
  return (
    <PageHead>
      <HeadFacts>
        <NameLine>
          <PageName as={`h${headingLevel}`} dir="auto">
            {name}
          </PageName>
          {version && <Version>{version}</Version>}
          {status === 'outdated' && (
            <Badge tone="warning" size="medium" icon="alert">
              <Message {...messages.outdated} values={{ latest: latest! }} />
            </Badge>
          )}
          {status === 'upToDate' && (
            <Badge size="medium" icon="check">
              <Message {...messages.upToDate} />
            </Badge>
          )}
          {classifier && <Badge size="medium">{classifierText(intl, classifier) ?? classifier}</Badge>}
          <Badge size="medium">
            <Message {...(isInternal ? messages.internal : messages.external)} />
          </Badge>
        </NameLine>
        <Meta>
          {group && <bdi>{group}</bdi>}
          {project && (
            <span>
              <Message
                {...messages.inProject}
                values={{
                  project: <ProjectLink key="project" project={project} tab="components" hasVersion />,
                }}
              />
            </span>
          )}
          {licenseText(component) && <LicenseLabel component={component} />}
          {status === 'outdated' && published !== undefined && (
            <span>
              <Message
                {...messages.latestPublished}
                values={{ latest: latest!, date: dateText(intl, published) }}
              />
            </span>
          )}
        </Meta>
        {purl && <CopyableText text={purl} />}
      </HeadFacts>
      <HeadFigures
        risk={isCounted ? <CountedNumber value={riskScore} /> : <Dash />}
        counts={
          isCounted ? <SeverityCounts metrics={metrics} riskScore={riskScore} marks="always" /> : <Dash />
        }
      />
      <Actions>{actions}</Actions>
    </PageHead>
  );
}

const Version = styled.span`
  ${monospace}
  overflow-wrap: anywhere;
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.md};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
`;
