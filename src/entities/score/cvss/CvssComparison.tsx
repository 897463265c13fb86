import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CVSS_METRICS, CVSS_VERSIONS } from '../../../domain/scores/cvssMetrics.js';
import {
  formatCvssVector,
  inspectCvssVector,
  type CvssVectorDraft,
} from '../../../domain/scores/cvssVector.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { SectionBody, SectionHead, SectionNote } from '../calculator.styles.js';
import { useVectorProblems } from '../useVectorProblems.js';
import { VectorField } from '../VectorField.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { messages as calculatorMessages } from './CvssCalculator.messages.js';
import { messages } from './CvssComparison.messages.js';
import { scoreText } from '../scoreText.js';
import { CvssSeverityLabel } from '../CvssSeverityLabel.js';
import { cvssMetricText, cvssValueText } from '../cvssTexts.js';
import { useCvssScore, type CvssScoring } from './useCvssScore.js';

/** Props of {@link CvssComparison}. */
export interface CvssComparisonProps {
  /** The vector of the calculator. Absent while it is incomplete. */
  vector: string | undefined;
  /** The other vector, as it is in its field. */
  compared: string;
  onComparedChange: (compared: string) => void;
  /** Absent: nothing can be swapped. */
  onSwap?: () => void;
  onClose: () => void;
  headingLevel: 2 | 3 | 4;
}

/** Two vectors side by side: their scores, and where they differ. They may be of two versions. */
export function CvssComparison(props: CvssComparisonProps) {
  const { vector, compared, onComparedChange, onSwap, onClose, headingLevel } = props;
  const intl = useIntl();
  const other = inspectCvssVector(compared, NEWEST_FIRST);
  const isWhole = other.errors.length === 0 && other.missing.length === 0;
  const { sentences } = useVectorProblems(
    compared,
    other.errors,
    (key) => cvssMetricText(intl, other.version, key, true),
    intl.formatMessage(calculatorMessages.standard, { version: other.version }),
  );
  const otherScoring = useCvssScore(isWhole ? formatCvssVector(other) : undefined);
  const scoring = useCvssScore(vector);
  const Heading = `h${headingLevel}` as const;
  const name = intl.formatMessage(messages.comparison);
  return (
    <section aria-label={name}>
      <SectionHead>
        <Heading>{name}</Heading>
        {onSwap && (
          <Button variant="quiet" size="small" onClick={onSwap}>
            <Message {...messages.swap} />
          </Button>
        )}
        <Button variant="quiet" size="small" icon="close" onClick={onClose}>
          <Message {...messages.stopComparing} />
        </Button>
      </SectionHead>
      <SectionBody>
        <VectorField
          label={<Message {...messages.comparedVector} />}
          value={compared}
          onValueChange={onComparedChange}
          errors={sentences}
          hint={
            compared !== '' &&
            other.errors.length === 0 &&
            other.missing.length > 0 && (
              <Message {...messages.comparedMissing} values={{ count: other.missing.length }} />
            )
          }
          rows={2}
        />
        {vector === undefined && isWhole && (
          <SectionNote>
            <Message {...messages.thisMissing} />
          </SectionNote>
        )}
        {vector !== undefined && isWhole && (
          <Differences both={[inspectCvssVector(vector), other]} scorings={[scoring, otherScoring]} />
        )}
      </SectionBody>
    </section>
  );
}

const NEWEST_FIRST = [...CVSS_VERSIONS].reverse();

type Two<T> = readonly [T, T];

function Differences({ both, scorings }: { both: Two<CvssVectorDraft>; scorings: Two<CvssScoring> }) {
  const intl = useIntl();
  const keys = differingMetrics(both);
  return (
    <>
      <Table>
        <caption>
          <Message {...messages.differences} />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Message {...messages.what} />
            </th>
            <th scope="col">
              <Message {...messages.thisVector} />
            </th>
            <th scope="col">
              <Message {...messages.otherVector} />
            </th>
          </tr>
        </thead>
        <tbody>
          <Row
            name={<Message {...messages.rowVersion} />}
            cells={pair(both, ({ version }) =>
              intl.formatMessage(calculatorMessages.shortVersion, { version }),
            )}
          />
          <Row
            name={<Message {...messages.rowScore} />}
            cells={pair(scorings, (each) =>
              each.status === 'done' ? (
                <Scored>
                  <b>{scoreText(intl, each.score.overallScore)}</b>
                  <CvssSeverityLabel severity={each.score.severity} />
                </Scored>
              ) : (
                '–'
              ),
            )}
          />
          {keys.map((key) => (
            <Row
              key={key}
              name={`${cvssMetricText(intl, versionWith(both, key), key, true)} (${key})`}
              cells={pair(both, ({ version, metrics }) => {
                const metric = CVSS_METRICS[version].find((each) => each.key === key);
                const value = metrics[key] ?? metric?.undefinedValue;
                return value === undefined ? (
                  <Message {...messages.absent} />
                ) : (
                  `${cvssValueText(intl, version, key, value).label} (${value})`
                );
              })}
            />
          ))}
        </tbody>
      </Table>
      {keys.length === 0 && (
        <span>
          <Message {...messages.noDifference} />
        </span>
      )}
    </>
  );
}

function Row({ name, cells }: { name: ReactNode; cells: Two<ReactNode> }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{cells[0]}</td>
      <td>{cells[1]}</td>
    </tr>
  );
}

const pair = <T, R>([first, second]: Two<T>, of: (each: T) => R): Two<R> => [of(first), of(second)];

/** Metrics that either has and that are not the same in both, in the order of the standards. */
function differingMetrics([first, second]: Two<CvssVectorDraft>): string[] {
  const keys = new Set([first, second].flatMap(({ version }) => CVSS_METRICS[version].map(({ key }) => key)));
  return [...keys].filter((key) => first.metrics[key] !== second.metrics[key]);
}

/** The version in whose words a metric is named: the first that has it. */
function versionWith([first, second]: Two<CvssVectorDraft>, key: string) {
  return CVSS_METRICS[first.version].some((metric) => metric.key === key) ? first.version : second.version;
}

const Scored = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
  b {
    font-weight: ${theme.font.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;
  overflow-wrap: anywhere;
  caption {
    padding-block-end: ${theme.space.sm};
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
    text-align: start;
  }
  :is(th, td) {
    padding-block: 6px;
    padding-inline: 0 ${theme.space.sm};
    border-block-end: 1px solid ${theme.color.border.subtle};
    font-weight: ${theme.font.weight.regular};
    text-align: start;
    vertical-align: top;
  }
  th {
    color: ${theme.color.text.muted};
  }
`;
