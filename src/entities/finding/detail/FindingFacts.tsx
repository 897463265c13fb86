import { Component, useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FindingList } from '../../../api/findings.js';
import { isUnknownVulnerability } from '../../../api/vulnerabilities.js';
import * as vulnerabilities from '../../../data/resources/vulnerabilities.js';
import { useResource } from '../../../data/useResource.js';
import type { FindingRow } from '../../../domain/findings/FindingRow.js';
import { vulnerabilitiesToLeave } from '../../../domain/findings/NamedVulnerability.js';
import { referencesOf } from '../../../domain/findings/references.js';
import { timeOf } from '../../../domain/timeOf.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { ComponentLink, SafeVersion, SafeVersionOfComponent } from '../../component/index.js';
import { AlsoKnownAs, CweList, ReferenceLinks } from '../../vulnerability/index.js';
import { sourceText } from '../../vocabulary/index.js';
import { CopyableText } from '../../../frames/facts/CopyableText.js';
import { dateText } from '../../../frames/facts/dateText.js';
import { Markdown } from '../../../frames/facts/Markdown.js';
import { ScoreBoxes } from '../../score/index.js';
import type { FindingVulnerability } from '../../../schema/finding.js';
import type { Vulnerability } from '../../../schema/vulnerability.js';
import type { FoundVector } from '../../../domain/scores/findVectors.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { messages as rescoringMessages } from '../rescoring/rescoring.messages.js';
import { monospace } from '../../../ui/layout/mixins.js';
import { detailMessages as messages } from './FindingDetail.messages.js';
import { AnalyzerLink } from './AnalyzerLink.js';
import { PartFailed } from '../../../data/PartFailed.js';

/** Props of {@link FindingFacts}. */
export interface FindingFactsProps {
  row: FindingRow;
  texts: Pick<FindingList, 'textsOf'>;
  /** All findings of the project; absent: not known here. */
  findings?: readonly FindingRow[];
  /** Asks to show a vector in its calculator. */
  onCalculate: (vector: FoundVector) => void;
}

/** Props of {@link FindingTitle}. */
export interface FindingTitleProps extends Pick<FindingFactsProps, 'row' | 'texts'> {
  /**
   * True when the identifier is already shown above, so that it is not used as the title where there is no
   * other.
   */
  isIdentified?: boolean;
}

/** The name of the vulnerability. */
export function FindingTitle(props: FindingTitleProps) {
  return (
    <TextsBoundary fallback={null}>
      <TitleAndDates {...props} />
    </TextsBoundary>
  );
}

/** The known facts about a vulnerability and where it was found. */
export function FindingFacts(props: FindingFactsProps) {
  return (
    <TextsBoundary fallback={<Message {...messages.textsFailed} />}>
      <Facts {...props} />
    </TextsBoundary>
  );
}

/** The texts of the list, completed by those of the vulnerability itself. */
function useFacts({ row, texts }: Pick<FindingFactsProps, 'row' | 'texts'>) {
  const { can } = useHost();
  const { source, vulnId } = row.vulnerability;
  const listed = texts.textsOf(row.vulnerability);
  // The list of 4.11 leaves out dates, vectors and references.
  const mayAsk = can('VIEW_PORTFOLIO');
  const resource = useResource(vulnerabilities.one({ source, vulnId }), {
    isEnabled: mayAsk,
    freshForMs: 300_000,
  });
  const own = resource.status === 'ready' ? resource.data : undefined;
  return {
    listed,
    resource,
    // Then the list has all there is.
    isUnknown: !mayAsk || (resource.status === 'failed' && isUnknownVulnerability(resource.error)),
    title: listed.title || own?.title || vulnId,
    description: listed.description || own?.description || own?.detail,
    recommendation: listed.recommendation || own?.recommendation,
    published: listed.published ?? timeOf(own?.published),
    updated: timeOf(own?.updated),
    vectors: vectorsOf(listed, own),
    references: referencesOf(listed.references ?? own?.references),
  };
}

/** Returns the vectors of a vulnerability, the newest standard first. */
function vectorsOf(listed: FindingVulnerability, own: Vulnerability | undefined): FoundVector[] {
  const cvss = [
    listed.cvssV4Vector ?? own?.cvssV4Vector,
    listed.cvssV3Vector ?? own?.cvssV3Vector,
    listed.cvssV2Vector ?? own?.cvssV2Vector,
  ];
  return [
    ...cvss.flatMap((text) => (text ? [{ kind: 'cvss' as const, text }] : [])),
    ...(own?.owaspRRVector ? [{ kind: 'owasp' as const, text: own.owaspRRVector }] : []),
  ];
}

/** The vectors of a finding's vulnerability; undefined while they may still come. */
export function useVectors(
  row: FindingRow,
  texts: Pick<FindingList, 'textsOf'>,
): readonly FoundVector[] | undefined {
  const { resource, isUnknown, vectors } = useFacts({ row, texts });
  return resource.status === 'loading' && !isUnknown ? undefined : vectors;
}

function TitleAndDates({ row, texts, isIdentified }: FindingTitleProps) {
  const intl = useIntl();
  const { aliases, vulnId } = row.vulnerability;
  const { title, listed, published, updated } = useFacts({ row, texts });
  return (
    <div>
      {!(isIdentified && title === vulnId) && (
        <Title>
          <bdi>{title}</bdi>
        </Title>
      )}
      {listed.subtitle && (
        <p>
          <bdi>{listed.subtitle}</bdi>
        </p>
      )}
      <Meta>
        {published !== undefined && (
          <span>
            <Message {...messages.published} values={{ date: dateText(intl, published) }} />
          </span>
        )}
        {updated !== undefined && (
          <span>
            <Message {...messages.updated} values={{ date: dateText(intl, updated) }} />
          </span>
        )}
        <AlsoKnownAs aliases={aliases} />
      </Meta>
    </div>
  );
}

function Facts({ row, texts, findings, onCalculate }: FindingFactsProps) {
  const { cwes } = row.vulnerability;
  const facts = useFacts({ row, texts });
  const { listed, resource, isUnknown, description, recommendation, vectors, references } = facts;

  return (
    <>
      <ScoreBoxes scores={listed} />
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
            <Vectors vectors={vectors} onCalculate={onCalculate} />
          </Fact>
        )}
        <Fact label={<Message {...messages.component} />}>
          <ComponentLink component={row.component} variant="text" /> <bdi>{row.component.version}</bdi>
          {row.component.latestVersion && row.component.latestVersion !== row.component.version && (
            <Quiet>
              {' '}
              <Message {...messages.latest} values={{ version: row.component.latestVersion }} />
            </Quiet>
          )}{' '}
          <SafeVersionOfFinding
            row={row}
            findings={findings}
            isSilent={!isUnknown && resource.status === 'failed'}
          />
          {row.component.group && (
            <Quiet>
              {' '}
              <bdi>{row.component.group}</bdi>
            </Quiet>
          )}
        </Fact>
        {row.component.purl && (
          <Fact label={<Message {...messages.purl} />}>
            <CopyableText text={row.component.purl} />
          </Fact>
        )}
        {row.component.cpe && (
          <Fact label={<Message {...messages.cpe} />}>
            <CopyableText text={row.component.cpe} />
          </Fact>
        )}
        <Fact label={<Message {...messages.foundBy} />}>
          <FoundBy row={row} />
        </Fact>
        {references.length > 0 && (
          <Fact label={<Message {...messages.references} />}>
            <ReferenceLinks references={references} limit={FIRST_REFERENCES} />
          </Fact>
        )}
      </List>
    </>
  );
}

/** Each vector, with the way into its calculator. */
function Vectors(props: { vectors: readonly FoundVector[] } & Pick<FindingFactsProps, 'onCalculate'>) {
  const intl = useIntl();
  return props.vectors.map((vector) => (
    <VectorLine key={vector.text}>
      <Code>{vector.text}</Code>
      <Button
        size="small"
        opens
        aria-label={intl.formatMessage(rescoringMessages.calculatorOf, { vector: vector.text })}
        onClick={() => props.onCalculate(vector)}
      >
        <Message {...rescoringMessages.calculator} />
      </Button>
    </VectorLine>
  ));
}

function SafeVersionOfFinding(
  // Where the facts failed, the failure is shown once, with one way to try again.
  props: Pick<FindingFactsProps, 'row' | 'findings'> & { isSilent: boolean },
) {
  const { row, findings, isSilent } = props;
  const { component } = row;
  const vulnerabilities = useMemo(
    () =>
      findings &&
      vulnerabilitiesToLeave(
        findings.filter((other) => other.component.uuid === component.uuid),
        row,
      ),
    [findings, component, row],
  );
  if (isSilent) return null;
  return vulnerabilities ? (
    <SafeVersion component={component} vulnerabilities={vulnerabilities} />
  ) : (
    <SafeVersionOfComponent component={component} />
  );
}

function FoundBy({ row }: { row: FindingRow }) {
  const intl = useIntl();
  const analyzer = <AnalyzerLink key="analyzer" row={row} />;
  const source = sourceText(intl, row.vulnerability.source);
  return (
    <>
      {row.attributedOn === undefined ? (
        <Message {...messages.found} values={{ analyzer, source }} />
      ) : (
        <Message
          {...messages.foundOn}
          values={{ analyzer, source, date: dateText(intl, row.attributedOn) }}
        />
      )}{' '}
      {row.alternateIdentifier && row.alternateIdentifier !== row.vulnerability.vulnId && (
        <Message {...messages.foundAs} values={{ id: row.alternateIdentifier }} />
      )}
    </>
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

/** Texts that cannot be read must not take the audit form with them. */
class TextsBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
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

const Quiet = styled.span`
  color: ${theme.color.text.muted};
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${theme.space.xs} ${theme.space.md};
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

const VectorLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

const Code = styled.span`
  ${monospace}
  overflow-wrap: anywhere;
  display: inline-block;
  margin-inline-end: ${theme.space.sm};
  padding: 1px 6px;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.surface.code};
`;
