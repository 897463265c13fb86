import { useId, useRef, useState } from 'react';
import type { CvssVersion } from '../../../domain/scores/cvssMetrics.js';
import type { HostProps } from '../../../host/types.js';
import { useHostProps } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import {
  CalculatorForm,
  CalculatorResult,
  CalculatorRoot,
  CalculatorToolbar,
  NoticePlace,
} from '../calculator.styles.js';
import { messages as shared } from '../scoreCalculator.messages.js';
import { scoreText } from '../scoreText.js';
import { useVectorProblems, type VectorProblems } from '../useVectorProblems.js';
import { VectorField } from '../VectorField.js';
import { Button } from '../../../ui/controls/Button.js';
import { deferred } from '../../../ui/later/deferred.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Switch } from '../../../ui/fields/Switch.js';
import { InlineNotice, LoadingRows } from '../../../ui/layout/states.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import type { CvssCalculatorProps } from './CvssCalculatorProps.js';
import { messages } from './CvssCalculator.messages.js';
import { CvssGroupForm } from './CvssGroupForm.js';
import { CvssResult } from './CvssResult.js';
import { cvssGroupsOf } from './cvssSections.js';
import { cvssSeverityText } from '../CvssSeverityLabel.js';
import { cvssMetricText } from '../cvssTexts.js';
import { useCvssCalculator, type CvssUndo } from './useCvssCalculator.js';
import { loadCvssEngine } from './useCvssScore.js';

type CvssFormProps = Omit<CvssCalculatorProps, keyof HostProps> & { versions: readonly CvssVersion[] };

/** Metrics on one side, the result and the vector on the other. */
export function CvssForm(props: CvssFormProps) {
  const { versions, layout = 'full', first = 'base', headingLevel = 2 } = props;
  const intl = useIntl();
  const { isReadOnly = false } = useHostProps();
  const calculator = useCvssCalculator(props);
  const { text, draft, details, scoring } = calculator;
  const [isExplained, setIsExplained] = useState(false);
  const id = useId();
  const inputIdOf = (key: string) => `${id}-${draft.version}-${key}`;
  const isCompact = layout === 'compact';
  const root = useRef<HTMLDivElement>(null);
  const versionNames = intl.formatList(
    versions.map((version) => intl.formatMessage(messages.shortVersion, { version })),
    { type: 'disjunction' },
  );
  const { byMetric, sentences, isSettled } = useCvssProblems(calculator, versions, versionNames);

  const [compared, setCompared] = useState(props.defaultComparedVector);
  const compareButton = useRef<HTMLButtonElement>(null);

  return (
    <CalculatorRoot
      ref={root}
      role="group"
      aria-label={intl.formatMessage(messages.name)}
      data-layout={layout}
      // A pointer or the focus in the form means that it is about to be used.
      onFocus={() => void loadCvssEngine().catch(() => {})}
      onPointerEnter={() => void loadCvssEngine().catch(() => {})}
    >
      <CalculatorForm>
        <CalculatorToolbar>
          <VersionChoice
            versions={versions}
            value={draft.version}
            onValueChange={calculator.chooseVersion}
            isReadOnly={isReadOnly}
          />
          <Switch
            label={<Message {...shared.explain} />}
            checked={isExplained}
            onCheckedChange={setIsExplained}
          />
          <Button
            ref={compareButton}
            variant="quiet"
            size="small"
            aria-expanded={compared !== undefined}
            onClick={() => setCompared(compared === undefined ? '' : undefined)}
          >
            <Message {...messages.compare} />
          </Button>
          {!isReadOnly && text !== '' && (
            <Button variant="quiet" size="small" icon="undo" onClick={calculator.reset}>
              <Message {...shared.reset} />
            </Button>
          )}
        </CalculatorToolbar>
        {calculator.undo && <UndoNotice undo={calculator.undo} onUndo={calculator.takeBack} />}
        {compared !== undefined && (
          <CvssComparison
            fallback={<LoadingRows />}
            vector={details.vector}
            compared={compared}
            onComparedChange={setCompared}
            onSwap={
              isReadOnly || text === ''
                ? undefined
                : () => {
                    setCompared(text);
                    calculator.setText(compared);
                  }
            }
            onClose={() => {
              setCompared(undefined);
              compareButton.current?.focus();
            }}
            headingLevel={headingLevel}
          />
        )}
        {cvssGroupsOf(draft.version, first).map((group) => (
          <CvssGroupForm
            key={`${draft.version} ${group.group}`}
            {...group}
            isWholeAtFirst={
              group.group === 'base' || (first === 'environment' && group.group !== 'supplemental')
            }
            draft={draft}
            onChoose={calculator.choose}
            errors={byMetric}
            meanings={isExplained ? 'all' : isCompact ? 'none' : 'one'}
            isReadOnly={isReadOnly}
            headingLevel={headingLevel}
            inputIdOf={inputIdOf}
          />
        ))}
      </CalculatorForm>
      <CalculatorResult aria-label={intl.formatMessage(shared.result)}>
        <CvssResult
          draft={draft}
          scoring={scoring}
          isCompact={isCompact}
          isReadOnly={isReadOnly}
          onGoTo={(key) => root.current?.querySelector<HTMLElement>(`[id="${inputIdOf(key)}"]`)?.focus()}
        />
        <VectorField
          value={text}
          onValueChange={calculator.setText}
          copied={details.vector}
          errors={sentences}
          hint={!isReadOnly && <Message {...messages.hint} values={{ versions: versionNames }} />}
          isReadOnly={isReadOnly}
          rows={isCompact ? 2 : 4}
        />
        <Announcement calculator={calculator} isSettled={isSettled} />
      </CalculatorResult>
    </CalculatorRoot>
  );
}

/** Returns the problems with the text, including a version that the host does not accept. */
function useCvssProblems(
  { text, draft, details }: ReturnType<typeof useCvssCalculator>,
  versions: readonly CvssVersion[],
  versionNames: string,
): VectorProblems {
  const intl = useIntl();
  const { version } = draft;
  const problems = useVectorProblems(
    text,
    details.errors,
    (key) => cvssMetricText(intl, version, key, true),
    intl.formatMessage(messages.standard, { version }),
  );
  if (!problems.isSettled || text === '' || versions.includes(version)) return problems;
  const notTaken = intl.formatMessage(messages.versionNotTaken, { version, versions: versionNames });
  return { ...problems, sentences: [...problems.sentences, notTaken] };
}

/** The version to rate in, or the name of the only one. */
function VersionChoice(props: {
  versions: readonly CvssVersion[];
  value: CvssVersion;
  onValueChange: (version: CvssVersion) => void;
  isReadOnly: boolean;
}) {
  const { versions, value, onValueChange, isReadOnly } = props;
  const intl = useIntl();
  if (versions.length <= 1) return <span>{intl.formatMessage(messages.standard, { version: value })}</span>;
  return (
    <SegmentedControl<CvssVersion>
      label={intl.formatMessage(messages.version)}
      value={value}
      onValueChange={onValueChange}
      options={versions.map((version) => ({
        value: version,
        label: intl.formatMessage(messages.shortVersion, { version }),
      }))}
      isReadOnly={isReadOnly}
    />
  );
}

/** Announces a change once it has settled. The initial text is not announced. */
function Announcement(props: { calculator: ReturnType<typeof useCvssCalculator>; isSettled: boolean }) {
  const { scoring, draft, text } = props.calculator;
  const intl = useIntl();
  const [first] = useState(text);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && text !== first) setHasChanged(true);
  const score = scoring.status === 'done' ? scoring.score : undefined;
  return (
    <VisuallyHidden role="status">
      {hasChanged &&
        props.isSettled &&
        (score ? (
          <Message
            {...messages.announced}
            values={{
              score: scoreText(intl, score.overallScore),
              severity: cvssSeverityText(intl, score.severity),
            }}
          />
        ) : (
          draft.missing.length > 0 && (
            <Message {...messages.announcedMissing} values={{ count: draft.missing.length }} />
          )
        ))}
    </VisuallyHidden>
  );
}

function UndoNotice({ undo, onUndo }: { undo: CvssUndo; onUndo: () => void }) {
  const intl = useIntl();
  const { converted } = undo;
  const names = (converted?.dropped ?? []).map((part) => {
    const [key = ''] = part.split(':');
    return `${cvssMetricText(intl, converted!.from, key, true)} (${part})`;
  });
  return (
    <NoticePlace>
      <InlineNotice
        role="status"
        title={
          converted ? (
            <Message {...messages.carried} values={{ version: converted.version, count: converted.count }} />
          ) : (
            <Message {...shared.wasReset} />
          )
        }
        actions={
          <Button size="small" icon="undo" onClick={onUndo}>
            <Message {...shared.undo} />
          </Button>
        }
      >
        {names.length > 0 && (
          <Message
            {...messages.dropped}
            values={{ metrics: intl.formatList(names, { type: 'conjunction' }) }}
          />
        )}
      </InlineNotice>
    </NoticePlace>
  );
}

const CvssComparison = deferred(() => import('./CvssComparison.js').then((module) => module.CvssComparison));
