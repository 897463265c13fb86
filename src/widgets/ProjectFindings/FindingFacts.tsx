import { Component, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ApiError } from '../../api/errors.js';
import type { FindingList } from '../../api/findings.js';
import { getVulnerability } from '../../api/vulnerabilities.js';
import { useResource } from '../../data/useResource.js';
import { analyzerUrl, databaseUrl } from '../../domain/externalUrls.js';
import type { FindingRow } from '../../domain/findings/FindingRow.js';
import { referencesOf } from '../../domain/findings/references.js';
import { cvssV2Severity, cvssV3Severity } from '../../domain/severity.js';
import { useHost } from '../../host/KitProvider.js';
import { Message, useIntl } from '../../i18n/index.js';
import type { FindingVulnerability } from '../../schema/finding.js';
import type { Severity } from '../../schema/enumerations.js';
import { ComponentLink } from '../../parts/ComponentLink.js';
import { CweList } from '../../parts/CweList.js';
import { dateText } from '../../parts/dateText.js';
import { epssText, percentileText } from '../../parts/EpssValue.js';
import { Markdown } from '../../parts/Markdown.js';
import { SeverityMark } from '../../parts/SeverityMark.js';
import { SourceLabel } from '../../parts/SourceLabel.js';
import { analyzerText } from '../../parts/vocabulary.js';
import { VulnerabilityLink } from '../../parts/VulnerabilityLink.js';
import { theme } from '../../theme/index.js';
import { Button } from '../../ui/Button.js';
import { IconButton } from '../../ui/IconButton.js';
import { Link } from '../../ui/Link.js';
import { monospace } from '../../ui/mixins.js';
import { detailMessages as messages } from './FindingDetail.messages.js';
import { PartFailed } from './PartFailed.js';

/** Props of {@link FindingFacts}. */
export interface FindingFactsProps {
  row: FindingRow;
  texts: FindingList;
}

/** What is known about a vulnerability and where it was found. */
export function FindingFacts(props: FindingFactsProps) {
  return (
    <TextsBoundary>
      <Facts {...props} />
    </TextsBoundary>
  );
}

function Facts({ row, texts }: FindingFactsProps) {
  const { api, can } = useHost();
  const intl = useIntl();
  const { source, vulnId, aliases, cwes } = row.vulnerability;
  const listed = texts.textsOf(row.vulnerability);
  // The list of 4.11 leaves out dates, vectors and references.
  const mayAsk = can('VIEW_PORTFOLIO');
  const resource = useResource(
    ['vulnerability', source, vulnId],
    (signal) => getVulnerability(api, source, vulnId, signal),
    { isEnabled: mayAsk, freshForMs: 300_000 },
  );
  // Then the list has all there is.
  const isUnknown = !mayAsk || (resource.status === 'failed' && isNotFound(resource.error));
  const own = resource.status === 'ready' ? resource.data : undefined;
  const published = listed.published ?? timeOf(own?.published);
  const updated = timeOf(own?.updated);
  const vectors = [
    listed.cvssV4Vector ?? own?.cvssV4Vector,
    listed.cvssV3Vector ?? own?.cvssV3Vector,
    listed.cvssV2Vector ?? own?.cvssV2Vector,
    own?.owaspRRVector,
  ].filter((vector) => vector !== undefined && vector !== '');
  const references = referencesOf(listed.references ?? own?.references);
  const title = listed.title || own?.title;
  const description = listed.description || own?.description || own?.detail;
  const recommendation = listed.recommendation || own?.recommendation;
  const date = (epochMs: number) => dateText(intl, epochMs);

  return (
    <>
      <div>
        <Title>
          <bdi>{title || vulnId}</bdi>
        </Title>
        {listed.subtitle && (
          <p>
            <bdi>{listed.subtitle}</bdi>
          </p>
        )}
        <Meta>
          {published !== undefined && (
            <span>
              <Message {...messages.published} values={{ date: date(published) }} />
            </span>
          )}
          {updated !== undefined && (
            <span>
              <Message {...messages.updated} values={{ date: date(updated) }} />
            </span>
          )}
          {aliases.length > 0 && (
            <Aliases>
              <Message {...messages.also} />
              {aliases.map((alias) => (
                <AliasLink key={alias.id} {...alias} />
              ))}
            </Aliases>
          )}
        </Meta>
      </div>
      <Scores vulnerability={listed} />
      {description && <Markdown text={description} />}
      {!description && (isUnknown || resource.status === 'ready') && (
        <Quiet>
          <Message {...messages.noDescription} />
        </Quiet>
      )}
      {resource.status === 'failed' && !isUnknown && (
        <PartFailed title={<Message {...messages.factsFailed} />} resource={resource} />
      )}
      {recommendation && (
        <div>
          <Heading>
            <Message {...messages.recommendation} />
          </Heading>
          <Markdown text={recommendation} />
        </div>
      )}
      <List>
        {cwes.length > 0 && (
          <Fact label={<Message {...messages.weaknesses} />}>
            <CweList cwes={cwes} variant="full" />
          </Fact>
        )}
        {vectors.length > 0 && (
          <Fact label={<Message {...messages.vector} />}>
            {vectors.map((vector) => (
              <Code key={vector}>{vector}</Code>
            ))}
          </Fact>
        )}
        <Fact label={<Message {...messages.component} />}>
          <ComponentLink component={row.component} variant="text" /> <bdi>{row.component.version}</bdi>
          {row.component.latestVersion && row.component.latestVersion !== row.component.version && (
            <Quiet>
              {' '}
              <Message {...messages.latest} values={{ version: row.component.latestVersion }} />
            </Quiet>
          )}
          {row.component.group && (
            <Quiet>
              {' '}
              <bdi>{row.component.group}</bdi>
            </Quiet>
          )}
        </Fact>
        {row.component.purl && (
          <Fact label={<Message {...messages.purl} />}>
            <Copyable text={row.component.purl} />
          </Fact>
        )}
        {row.component.cpe && (
          <Fact label={<Message {...messages.cpe} />}>
            <Copyable text={row.component.cpe} />
          </Fact>
        )}
        <Fact label={<Message {...messages.foundBy} />}>
          <FoundBy row={row} />
        </Fact>
        {references.length > 0 && (
          <Fact label={<Message {...messages.references} />}>
            <References references={references} />
          </Fact>
        )}
      </List>
    </>
  );
}

function Scores({ vulnerability }: { vulnerability: FindingVulnerability }) {
  const intl = useIntl();
  const { cvssV4Score, cvssV3BaseScore, cvssV2BaseScore, epssScore, epssPercentile } = vulnerability;
  const { owaspLikelihoodScore, owaspTechnicalImpactScore, owaspBusinessImpactScore } = vulnerability;
  const one = (value: number) =>
    intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const cvss: { version: string; score: number; severity: Severity }[] = [
    ...(cvssV4Score === undefined
      ? []
      : [{ version: '4', score: cvssV4Score, severity: cvssV3Severity(cvssV4Score) }]),
    ...(cvssV3BaseScore === undefined
      ? []
      : [{ version: '3', score: cvssV3BaseScore, severity: cvssV3Severity(cvssV3BaseScore) }]),
    ...(cvssV2BaseScore === undefined
      ? []
      : [{ version: '2', score: cvssV2BaseScore, severity: cvssV2Severity(cvssV2BaseScore) }]),
  ];
  const impact = Math.max(owaspTechnicalImpactScore ?? 0, owaspBusinessImpactScore ?? 0);
  const hasOwasp = owaspLikelihoodScore !== undefined && impact > 0;
  if (cvss.length === 0 && !hasOwasp && epssScore === undefined) return null;
  return (
    <ScoreBoxes>
      {cvss.map(({ version, score, severity }) => (
        <Score key={version}>
          <dt>
            <Message {...messages.cvss} values={{ version }} />
          </dt>
          <dd>
            <b>{one(score)}</b> <SeverityMark severity={severity} />
          </dd>
        </Score>
      ))}
      {hasOwasp && (
        <Score>
          <dt>
            <Message {...messages.owasp} />
          </dt>
          <dd>
            <b>
              {one(owaspLikelihoodScore)}, {one(impact)}
            </b>
          </dd>
        </Score>
      )}
      {epssScore !== undefined && (
        <Score>
          <dt>
            <Message {...messages.epss} />
          </dt>
          <dd>
            <b>{epssText(intl, epssScore)}</b>
            <Small>
              {epssScore >= 0.5 ? (
                <Message {...messages.epssLikely} />
              ) : (
                epssScore > 0 && (
                  <Message {...messages.epssText} values={{ odds: Math.round(1 / epssScore) }} />
                )
              )}
            </Small>
          </dd>
        </Score>
      )}
      {epssPercentile !== undefined && (
        <Score>
          <dt>
            <Message {...messages.percentile} />
          </dt>
          <dd>
            <b>{percentileText(intl, epssPercentile)}</b>
            <Small>
              <Message {...messages.percentileText} values={{ share: epssText(intl, epssPercentile) }} />
            </Small>
          </dd>
        </Score>
      )}
    </ScoreBoxes>
  );
}

function AliasLink({ source, id }: { source: string; id: string }) {
  const { navigation } = useHost();
  const url = databaseUrl(source, id);
  if (navigation?.href({ to: 'vulnerability', source, vulnId: id }) !== undefined) {
    return <VulnerabilityLink source={source} vulnId={id} variant="text" />;
  }
  return url ? (
    <Link href={url} isExternal>
      {id}
    </Link>
  ) : (
    <bdi>{id}</bdi>
  );
}

function FoundBy({ row }: { row: FindingRow }) {
  const intl = useIntl();
  const url = analyzerUrl(row);
  const name = analyzerText(intl, row.analyzer);
  return (
    <>
      {url ? (
        <Link href={url} isExternal>
          {name}
        </Link>
      ) : (
        name
      )}{' '}
      <SourceLabel source={row.vulnerability.source} />{' '}
      {row.attributedOn !== undefined && (
        <Message {...messages.foundOn} values={{ date: dateText(intl, row.attributedOn) }} />
      )}{' '}
      {row.alternateIdentifier && row.alternateIdentifier !== row.vulnerability.vulnId && (
        <Message {...messages.foundAs} values={{ id: row.alternateIdentifier }} />
      )}
    </>
  );
}

function References({ references }: { references: readonly { url: string; text: string }[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? references : references.slice(0, FIRST_REFERENCES);
  const more = references.length - shown.length;
  return (
    <Links>
      {shown.map(({ url, text }) => (
        <li key={url}>
          <Link href={url} isExternal>
            {text}
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
            <Message {...messages.moreReferences} values={{ count: more }} />
          </Button>
        </li>
      )}
    </Links>
  );
}

function Copyable({ text }: { text: string }) {
  const intl = useIntl();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      // Not permitted: the text can still be selected.
      () => setIsCopied(false),
    );
  return (
    <CopyRow>
      <Mono>{text}</Mono>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        size="tiny"
        label={isCopied ? intl.formatMessage(messages.copied) : intl.formatMessage(messages.copy, { text })}
        onClick={() => void copy()}
      />
    </CopyRow>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Texts that cannot be read must not take the audit form with them. */
class TextsBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Message {...messages.textsFailed} /> : this.props.children;
  }
}

function timeOf(text: string | undefined): number | undefined {
  const time = text ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : time;
}

const FIRST_REFERENCES = 3;

const Title = styled.h3`
  font-size: ${theme.font.size.heading};
  font-weight: ${theme.font.weight.strong};
  line-height: ${theme.font.line.heading};
  overflow-wrap: anywhere;
`;

const Heading = styled.h4`
  margin-block-end: ${theme.space.xs};
  font-weight: ${theme.font.weight.strong};
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2xs']} ${theme.space.lg};
  margin-block-start: ${theme.space.xs};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

const Aliases = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.sm};
  min-inline-size: 0;
`;

// Flexible, so that the boxes of the last line share its whole width.
const ScoreBoxes = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.md};
  background: ${theme.color.border.subtle};
  overflow: hidden;
`;

const Score = styled.div`
  flex: 1 1 124px;
  box-sizing: border-box;
  padding: ${theme.space.sm} ${theme.space.md};
  background: ${theme.color.surface.base};
  dt {
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space.sm};
  }
  b {
    font-size: 18px;
    font-weight: ${theme.font.weight.strong};
    font-variant-numeric: tabular-nums;
    line-height: 24px;
  }
`;

const Small = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

const Quiet = styled.span`
  color: ${theme.color.text.muted};
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 5px 14px;
  dt {
    color: ${theme.color.text.subtle};
    font-size: ${theme.font.size.small};
    line-height: ${theme.font.line.body};
  }
  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Links = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space['2xs']};
`;

const CopyRow = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
`;

const Mono = styled.span`
  ${monospace}
  overflow-wrap: anywhere;
`;

const Code = styled(Mono)`
  display: inline-block;
  margin-inline-end: ${theme.space.sm};
  padding: 1px 6px;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.surface.code};
`;
