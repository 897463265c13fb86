import type { IntlShape } from 'react-intl';
import { excerpt } from '../../../domain/excerpt.js';
import { otherReadings } from '../../../domain/vex/otherReadings.js';
import type { VexProblem } from '../../../domain/vex/planVex.js';
import type { StatementPreview, VexOutcome, VexPreview } from '../../../domain/vex/previewVex.js';
import type { ShownDecision } from '../../../domain/vex/vexOutcome.js';
import { useIntl } from '../../../i18n/index.js';
import { auditText } from '../../decision/index.js';
import { analysisStateText, sourceText } from '../../vocabulary/index.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { More, ProblemItems } from '../upload.styles.js';
import {
  otherReadingMessages,
  vexPreviewMessages as messages,
  vexProblemMessages as problemMessages,
} from './VexPreview.messages.js';
import { Remark, StatementItem } from './VexPreview.styles.js';

/** Props of {@link VexPreviewList}. */
export interface VexPreviewListProps {
  preview: VexPreview;
  /** True when the server applies everything as written. */
  isExact: boolean;
}

/** Lists the changes that each decision in a file will make, and the parts that will not be applied. */
export function VexPreviewList({ preview, isExact }: VexPreviewListProps) {
  const intl = useIntl();
  const { statements } = preview;
  const labelOf = componentLabels(statements);
  // A vendor's file may be about thousands of vulnerabilities that the project has not.
  const shown = [...statements.filter(isRelevant), ...statements.filter((each) => !isRelevant(each))];
  const more = shown.length - MOST_STATEMENTS;
  return (
    <div>
      <ProblemItems aria-label={intl.formatMessage(messages.title)} tabIndex={0}>
        {shown.slice(0, MOST_STATEMENTS).map((statement, index) => (
          // The list never changes, and two statements may say the same.
          <Statement key={index} statement={statement} labelOf={labelOf} isExact={isExact} />
        ))}
      </ProblemItems>
      {more > 0 && <More>{intl.formatMessage(messages.moreStatements, { count: more })}</More>}
    </div>
  );
}

const MOST_STATEMENTS = 100;
const MOST_NAMES = 20;

interface Named {
  uuid: string;
  group?: string;
  name: string;
  version?: string;
  purl?: string;
}

type LabelOf = (component: Named) => string;

function isRelevant({ problems }: StatementPreview): boolean {
  return !problems.some(({ code }) => code === 'noVulnerability');
}

/** Components by name and version, those that share these by their package URL. */
function componentLabels(statements: readonly StatementPreview[]): LabelOf {
  const plain = ({ name, version }: Named) => (version === undefined ? name : `${name} ${version}`);
  const uuids = new Map<string, Set<string>>();
  for (const { outcomes, problems } of statements) {
    for (const component of [
      ...outcomes.map(({ row }) => row.component),
      ...problems.flatMap(({ components = [] }) => components),
    ]) {
      const label = plain(component);
      uuids.set(label, (uuids.get(label) ?? new Set()).add(component.uuid));
    }
  }
  return (component) => {
    const label = plain(component);
    if (uuids.get(label)!.size === 1) return label;
    return component.purl ?? (component.group === undefined ? label : `${component.group} ${label}`);
  };
}

function Statement(props: { statement: StatementPreview; labelOf: LabelOf; isExact: boolean }) {
  const { statement: preview, labelOf, isExact } = props;
  const intl = useIntl();
  const { statement, outcomes, problems } = preview;
  const { vulnId, source, analysis } = statement;
  const unknownWords = [...new Set(analysis.unknownWords)];
  const also = [
    ...[analysis.justification, analysis.responses.at(-1)].flatMap((word) =>
      word === undefined ? [] : [auditText(intl, word)],
    ),
    ...(analysis.details === undefined ? [] : [intl.formatMessage(messages.details)]),
  ];
  const readings = isExact ? [] : otherReadings(preview);
  return (
    <StatementItem>
      <b>
        <bdi>
          {vulnId === undefined
            ? intl.formatMessage(messages.noVulnId)
            : source === undefined
              ? vulnId
              : intl.formatMessage(messages.statement, { vulnId, source: sourceText(intl, source) })}
        </bdi>
      </b>
      {linesOf(intl, outcomes, labelOf).map((line) => (
        <span key={line} dir="auto">
          {line}
        </span>
      ))}
      {outcomes.length === 0 && problems.length === 0 && <span>{intl.formatMessage(messages.repeats)}</span>}
      {outcomes.length > 0 && also.length > 0 && (
        <span dir="auto">{intl.formatMessage(messages.alsoSets, { what: intl.formatList(also) })}</span>
      )}
      {outcomes.length > 0 && unknownWords.length > 0 && (
        <Remark>
          <Icon name="alert" />
          <span dir="auto">
            {intl.formatMessage(messages.unknownWords, {
              words: intl.formatList(
                unknownWords.map((word) => intl.formatMessage(messages.quoted, { word: excerpt(word) })),
              ),
              notSet: analysisStateText(intl, 'NOT_SET'),
            })}
          </span>
        </Remark>
      )}
      {problems.slice(0, MOST_NAMES).map((problem, index) => (
        <Remark key={index}>
          <Icon name="alert" />
          <span dir="auto">
            {intl.formatMessage(messages.notApplied, { reason: problemText(intl, problem, labelOf) })}
          </span>
        </Remark>
      ))}
      {problems.length > MOST_NAMES && (
        <span>{intl.formatMessage(messages.more, { count: problems.length - MOST_NAMES })}</span>
      )}
      {readings.map((reading) => (
        <Remark key={reading}>
          <Icon name="alert" />
          <span dir="auto">
            {intl.formatMessage(otherReadingMessages[reading], { vulnId: vulnId ?? '' })}
          </span>
        </Remark>
      ))}
    </StatementItem>
  );
}

/** A line for all components that change alike. */
function linesOf(intl: IntlShape, outcomes: readonly VexOutcome[], labelOf: LabelOf): string[] {
  const alike = new Map<string, { before: string; after: string; components: Named[] }>();
  for (const { row, before, after } of outcomes) {
    const change = { before: decisionText(intl, before), after: decisionText(intl, after) };
    const key = JSON.stringify(change);
    const line = alike.get(key) ?? { ...change, components: [] };
    alike.set(key, line);
    line.components.push(row.component);
  }
  return [...alike.values()].map(({ before, after, components }) => {
    const names = namesText(intl, components, labelOf);
    return before === after
      ? intl.formatMessage(messages.unchanged, { components: names, after })
      : intl.formatMessage(messages.changed, { components: names, before, after });
  });
}

function decisionText(intl: IntlShape, { state, isSuppressed }: ShownDecision): string {
  const text = analysisStateText(intl, state);
  return isSuppressed ? intl.formatMessage(messages.decision, { state: text }) : text;
}

function namesText(intl: IntlShape, components: readonly Named[], labelOf: LabelOf): string {
  const names = components.slice(0, MOST_NAMES).map(labelOf);
  const more = components.length - names.length;
  return intl.formatList(more > 0 ? [...names, intl.formatMessage(messages.more, { count: more })] : names);
}

function problemText(intl: IntlShape, problem: VexProblem, labelOf: LabelOf): string {
  const { ref = '', components: named, sources = [] } = problem;
  const components = named ? namesText(intl, named, labelOf) : intl.formatMessage(problemMessages.project);
  return intl.formatMessage(problemMessages[messageOf(problem)], {
    ref,
    components,
    sources: intl.formatList(sources.map((source) => sourceText(intl, source))),
  });
}

function messageOf({ code, sources = [], components }: VexProblem): keyof typeof problemMessages {
  if (code === 'noVulnerability' && sources.length > 0) return 'otherSource';
  return code === 'contradicted' && components ? 'contradictedAbout' : code;
}
