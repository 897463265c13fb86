import { useId, useRef, useState } from 'react';
import type { CvssVersion } from '../../domain/scores/cvssMetrics.js';
import type { HostProps } from '../../host/types.js';
import { useHostProps } from '../../host/KitProvider.js';
import { Message, useIntl } from '../../i18n/index.js';
import {
  CalculatorForm,
  CalculatorResult,
  CalculatorRoot,
  CalculatorToolbar,
  NoticePlace,
} from '../../parts/calculator.styles.js';
import { messages as shared } from '../../parts/scoreCalculator.messages.js';
import { scoreText } from '../../parts/scoreText.js';
import { useVectorProblems } from '../../parts/useVectorProblems.js';
import { VectorField } from '../../parts/VectorField.js';
import { Button } from '../../ui/Button.js';
import { deferred } from '../../ui/deferred.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { Switch } from '../../ui/fields/Switch.js';
import { InlineNotice, LoadingRows } from '../../ui/states.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import type { CvssCalculatorProps } from './CvssCalculator.js';
import { messages } from './CvssCalculator.messages.js';
import { CvssGroupForm } from './CvssGroupForm.js';
import { CvssResult } from './CvssResult.js';
import { cvssGroupsOf } from './cvssSections.js';
import { cvssSeverityText } from './CvssSeverityLabel.js';
import { cvssMetricText } from '../../parts/cvssTexts.js';
import { useCvssCalculator, type CvssUndo } from './useCvssCalculator.js';
import { loadCvssEngine } from './useCvssScore.js';

type CvssFormProps = Omit<CvssCalculatorProps, keyof HostProps> & { versions: readonly CvssVersion[] };

/** Metrics on one side, the result and the vector on the other. */
export function CvssForm(props: CvssFormProps) {
  const { versions, layout = 'full', headingLevel = 2 } = props;
  const intl = useIntl();
  const { isReadOnly = false } = useHostProps();
  const calculator = useCvssCalculator(props);
  const { text, draft, details, scoring } = calculator;
  const [isExplained, setIsExplained] = useState(false);
  const id = useId();
  const inputIdOf = (key: string) => `${id}-${draft.version}-${key}`;
  const isCompact = layout === 'compact';
  const root = useRef<HTMLDivElement>(null);
  const standard = intl.formatMessage(messages.standard, { version: draft.version });
  const { byMetric, sentences, isSettled } = useVectorProblems(
    text,
    details.errors,
    (key) => cvssMetricText(intl, draft.version, key, true),
    standard,
  );
  const versionNames = intl.formatList(
    versions.map((version) => intl.formatMessage(messages.shortVersion, { version })),
    { type: 'disjunction' },
  );
  if (isSettled && text !== '' && !versions.includes(draft.version)) {
    const values = { version: draft.version, versions: versionNames };
    sentences.push(intl.formatMessage(messages.versionNotTaken, values));
  }

  const [compared, setCompared] = useState(props.defaultComparedVector);
  const compareButton = useRef<HTMLButtonElement>(null);

  return (
    <CalculatorRoot
      ref={root}
      role="group"
      aria-label={intl.formatMessage(messages.name)}
      data-layout={layout}
      // Whoever comes near is about to use it.
      onFocus={() => void loadCvssEngine().catch(() => {})}
      onPointerEnter={() => void loadCvssEngine().catch(() => {})}
    >
      <CalculatorForm>
        <CalculatorToolbar>
          {versions.length > 1 ? (
            <SegmentedControl<CvssVersion>
              label={intl.formatMessage(messages.version)}
              value={draft.version}
              onValueChange={calculator.chooseVersion}
              options={versions.map((version) => ({
                value: version,
                label: intl.formatMessage(messages.shortVersion, { version }),
              }))}
              isReadOnly={isReadOnly}
            />
          ) : (
            <span>{standard}</span>
          )}
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
        {cvssGroupsOf(draft.version).map((group) => (
          <CvssGroupForm
            key={`${draft.version} ${group.group}`}
            {...group}
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

/** What changed, once it has settled; nothing about what stood there from the beginning. */
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
