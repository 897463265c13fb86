import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { IntlShape } from 'react-intl';
import { conditionProblem } from '../../../domain/policy/conditionProblem.js';
import { policyWarnings, type PolicyWarning } from '../../../domain/policy/policyWarnings.js';
import { textsOf } from '../../../domain/policy/textsOf.js';
import { versionComparison } from '../../../domain/policy/versionComparison.js';
import type { ServerLine } from '../../../domain/serverLine.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { conditionText, distanceParts, periodText } from '../../../entities/policy/conditionText.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import { severityText } from '../../../entities/vocabulary/vocabulary.js';
import { SEVERITIES } from '../../../schema/enumerations.js';
import { theme } from '../../../theme/index.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { UNRESOLVED } from './ConditionValue.js';
import type { ConditionDraft, PolicyValues } from './policyValues.js';
import { messages } from './readBack.messages.js';
import type { ConditionChoices } from './useConditionChoices.js';

/** Props of {@link ReadBack}. */
export interface ReadBackProps {
  values: PolicyValues;
  line: ServerLine;
  choices: ConditionChoices;
  /** True when the policy is limited to projects that the user does not have permission to view. */
  hasHiddenLimits: boolean;
}

/** Says in a sentence what a policy does, and what of it can never or always match. */
export function ReadBack({ values, line, choices, hasHiddenLimits }: ReadBackProps) {
  const intl = useIntl();
  const { conditions, operator, violationState, projects, tags, includeChildren, onlyLatest } = values;
  const warnings = policyWarnings(operator, conditions);
  const clauses = conditions.map((condition, place) => {
    const problem = conditionProblem(condition, line);
    const isUnknown = problem?.code === 'subject' && condition.subject !== '';
    return (
      <Fragment key={condition.key}>
        {problem === undefined || problem.code === 'never' ? (
          <Clause condition={condition} choices={choices} />
        ) : (
          <Message {...messages[isUnknown ? 'unknown' : 'incomplete']} values={{ count: place + 1 }} />
        )}
      </Fragment>
    );
  });
  return (
    <>
      <Box role="note" aria-label={intl.formatMessage(messages.label)}>
        <Icon name="policy" />
        <p>
          {conditions.length === 0 ? (
            <Message {...messages.nothing} />
          ) : (
            <Message
              {...messages.sentence}
              values={{
                state: violationState,
                scope: scopeOf(values, includeChildren, hasHiddenLimits),
                isLatest: onlyLatest ? 'yes' : 'no',
                projects: listOf(intl, projects.map(projectText).map(strong), 'disjunction'),
                tags: listOf(intl, tags.map(strong), 'disjunction'),
                clauses: listOf(intl, clauses, operator === 'ALL' ? 'conjunction' : 'disjunction'),
              }}
            />
          )}
        </p>
      </Box>
      {warnings
        .filter(({ code }) => code !== 'noConditions')
        .map((warning) => (
          <InlineNotice
            key={`${warning.code} ${warning.conditions.join(' ')}`}
            tone={warning.code === 'severalVulnerabilities' ? 'info' : 'warning'}
          >
            <Warning {...warning} />
          </InlineNotice>
        ))}
    </>
  );
}

function scopeOf({ projects, tags }: PolicyValues, includeChildren: boolean, hasHiddenLimits: boolean) {
  if (projects.length === 0 && tags.length === 0) return hasHiddenLimits ? 'hidden' : 'all';
  if (projects.length === 0) return 'tags';
  if (tags.length === 0) return includeChildren ? 'children' : 'projects';
  return includeChildren ? 'bothChildren' : 'both';
}

function Warning({ code, conditions }: PolicyWarning) {
  const [one = 0, other = 0] = conditions.map((place) => place + 1);
  switch (code) {
    case 'never':
      return <Message {...messages.never} values={{ one }} />;
    case 'always':
      return <Message {...messages.always} values={{ one }} />;
    case 'contradiction':
      return <Message {...messages.contradiction} values={{ one, other }} />;
    case 'alwaysTogether':
      return <Message {...messages.alwaysTogether} values={{ one, other }} />;
    case 'duplicate':
      return <Message {...messages.duplicate} values={{ one, other }} />;
    case 'neverAtAll':
      return <Message {...messages.neverAtAll} />;
    case 'severalVulnerabilities':
      return <Message {...messages.severalVulnerabilities} />;
    case 'noConditions':
      return <Message {...messages.nothing} />;
  }
}

/**
 * The requirement that a condition puts on a component, as a phrase: “has a vulnerability of severity
 * Critical”.
 */
function Clause({ condition, choices }: { condition: ConditionDraft; choices: ConditionChoices }) {
  const intl = useIntl();
  const { subject, operator, value } = condition;
  const said = (text: string) => ({ operator, value: strong(text) });
  const nameIn = (of: ConditionChoices['licenses']) =>
    of.byUuid.get(value)?.name ?? intl.formatMessage(messages.unnamed);
  switch (subject) {
    case 'SEVERITY': {
      const severity = SEVERITIES.find((one) => one === value);
      return (
        <Message {...messages.SEVERITY} values={said(severity ? severityText(intl, severity) : value)} />
      );
    }
    case 'VULNERABILITY_ID':
    case 'PACKAGE_URL':
    case 'CPE':
    case 'SWID_TAGID':
    case 'VERSION':
      return <Message {...messages[subject]} values={said(value.trim())} />;
    case 'CWE': {
      if (value.trim() === '*') return <Message {...messages.anyCwe} />;
      const weaknesses = value.split(',').map((one) => one.trim());
      const type = operator === 'CONTAINS_ALL' ? 'conjunction' : 'disjunction';
      return (
        <Message {...messages.CWE} values={{ operator, value: listOf(intl, weaknesses.map(strong), type) }} />
      );
    }
    case 'EPSS':
      return <Message {...messages.EPSS} values={said(intl.formatNumber(Number(value), PERCENT))} />;
    case 'AGE':
      return (
        <Message {...messages.AGE} values={said(periodText(intl, value.trim().toUpperCase()) ?? value)} />
      );
    case 'COORDINATES': {
      const parts = textsOf(value);
      const given = (['group', 'name', 'version'] as const).filter((part) => parts[part]);
      const words = given.map((part) => (
        <Message
          key={part}
          {...messages.part}
          values={{
            part: isComparison(part, parts[part]) ? 'compared' : part,
            value: strong(parts[part] ?? ''),
          }}
        />
      ));
      return (
        <Message {...messages.COORDINATES} values={{ operator, value: listOf(intl, words, 'conjunction') }} />
      );
    }
    case 'COMPONENT_HASH': {
      const { algorithm = '', value: hash = '' } = textsOf(value);
      return <Message {...messages.COMPONENT_HASH} values={said(`${algorithm} ${hash}`)} />;
    }
    case 'VERSION_DISTANCE': {
      const parts = distanceParts(intl, value);
      const words = parts.length > 0 ? parts : [intl.formatMessage(messages.noDistance)];
      return (
        <Message
          {...messages.VERSION_DISTANCE}
          values={{ operator, value: listOf(intl, words.map(strong), 'disjunction') }}
        />
      );
    }
    case 'LICENSE':
      if (value === UNRESOLVED) return <Message {...messages.unresolved} values={{ operator }} />;
      return <Message {...messages.LICENSE} values={said(nameIn(choices.licenses))} />;
    case 'LICENSE_GROUP':
      return <Message {...messages.LICENSE_GROUP} values={said(nameIn(choices.licenseGroups))} />;
    case 'IS_INTERNAL': {
      const isInternal = (value === 'true') === (operator === 'IS');
      return <Message {...messages.IS_INTERNAL} values={{ isInternal: isInternal ? 'yes' : 'no' }} />;
    }
    case 'EXPRESSION':
      return <Message {...messages.EXPRESSION} values={{ value: strong(value.trim()) }} />;
    default:
      return <Message {...messages.other} values={{ value: strong(conditionText(intl, condition)) }} />;
  }
}

/** Returns true when a part of coordinates is a comparison such as `>= 2.1`, and not a pattern. */
function isComparison(part: string, text = ''): boolean {
  return part === 'version' && versionComparison(text) !== undefined;
}

const PERCENT = { style: 'percent', maximumFractionDigits: 2 } as const;

function strong(text: string) {
  return (
    <b key={text}>
      <bdi>{text}</bdi>
    </b>
  );
}

function listOf(intl: IntlShape, words: readonly ReactNode[], type: 'conjunction' | 'disjunction') {
  const list = intl.formatList(words, { type });
  return (
    <>
      <TextSpan>
        {Array.isArray(list)
          ? (list as ReactNode[]).map((part, place) => (
              <Fragment key={place}>
                <TextSpan>{part}</TextSpan>
              </Fragment>
            ))
          : list}
      </TextSpan>
    </>
  );
}

const Box = styled.div`
  display: flex;
  gap: ${theme.space.sm};
  padding: ${theme.space.md};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface.sunken};
  > svg {
    flex: none;
    margin-block-start: 3px;
    color: ${theme.color.text.muted};
  }
  p {
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
