import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { IntlShape } from 'react-intl';
import {
  findVectors,
  isWhole,
  standardOf,
  withLine,
  type FoundVector,
} from '../../../domain/scores/findVectors.js';
import { CVSS_VERSIONS } from '../../../domain/scores/cvssMetrics.js';
import { rateVector } from '../../../domain/scores/rateVector.js';
import { KitProvider } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { DialogCancel } from '../../../ui/overlay/DialogCancel.js';
import { Checkbox } from '../../../ui/fields/Checkbox.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { CvssForm, OwaspForm } from '../../score/index.js';
import { ratingText } from './ratingText.js';
import { messages } from './rescoring.messages.js';

/** The field that a result is added to. */
export type RescoringTarget = 'details' | 'comment';

/** Props of {@link RescoringDialog}. */
export interface RescoringDialogProps {
  /** Identifier of the vulnerability. */
  vulnerability: string;
  /** The vectors from its sources, the newest standard first. */
  vectors: readonly FoundVector[];
  /** The initial vector. Absent: the first one of its sources. */
  opened?: FoundVector;
  /** Takes what writes score, severity and vector into a text; absent: nothing can be changed. */
  onPut?: (rewritten: (text: string) => string, targets: readonly RescoringTarget[]) => void;
  onClose: () => void;
}

/** The content of a calculator. `vector` is the vector as written, where it is complete. */
interface Written {
  readonly text: string;
  readonly vector: string | undefined;
}

/** An initial vector. */
interface Start {
  readonly id: string;
  readonly name: string;
  readonly vector: FoundVector;
}

/** The score of a finding where its component runs: its vector in the calculator, whose result goes into the decision. */
export function RescoringDialog(props: RescoringDialogProps) {
  const { vulnerability, vectors, opened, onPut, onClose } = props;
  const intl = useIntl();
  const targetId = useId();
  const [starts] = useState(() => startsOf(intl, vectors, opened));
  const [startId, setStartId] = useState(starts[0]!.id);
  // Choices for one vector are kept until the user returns to it.
  const [written, setWritten] = useState<Readonly<Record<string, Written>>>({});
  const [targets, setTargets] = useState<readonly RescoringTarget[]>(['details']);
  const start = starts.find(({ id }) => id === startId)!;
  const { kind } = start.vector;
  const { text, vector } = written[startId] ?? {
    text: start.vector.text,
    vector: isWhole(kind, start.vector.text) ? start.vector.text : undefined,
  };
  const now = vector === undefined ? undefined : { kind, text: vector };
  const isChanged = starts.some((each) => (written[each.id]?.text ?? each.vector.text) !== each.vector.text);
  const problem = !now ? messages.needsVector : targets.length === 0 ? messages.needsTarget : undefined;
  const calculator = {
    value: text,
    onValueChange: (next: string, details: { vector: string | undefined }) =>
      setWritten((known) => ({ ...known, [startId]: { text: next, vector: details.vector } })),
    layout: 'compact',
    headingLevel: 3,
  } as const;
  const toggle = (target: RescoringTarget, isChosen: boolean) =>
    setTargets((chosen) => ALL.filter((each) => (each === target ? isChosen : chosen.includes(each))));
  const put = () => {
    if (!now) return;
    onPut?.((text) => withScore(intl, text, now), targets);
    onClose();
  };

  return (
    <Dialog
      size="large"
      title={
        <Message
          {...(onPut ? messages.title : messages.readOnlyTitle)}
          values={{ vulnerability: <bdi key="id">{vulnerability}</bdi> }}
        />
      }
      isDirty={isChanged}
      onClose={onClose}
      footStart={
        <span role="status">
          <ChangeSentence before={start.vector} now={now} />
        </span>
      }
      foot={
        onPut ? (
          <>
            <DialogCancel variant="secondary" onClose={onClose} />
            <Button variant="primary" disabledReason={problem && intl.formatMessage(problem)} onClick={put}>
              <Message {...messages.put} />
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>
            <Message {...messages.close} />
          </Button>
        )
      }
    >
      <Body>
        {starts.length > 1 && (
          <SegmentedControl
            label={intl.formatMessage(messages.start)}
            value={startId}
            onValueChange={setStartId}
            options={starts.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {onPut && kind === 'cvss' && (
          <p>
            <Message {...messages.advice} />
          </p>
        )}
        {onPut && (
          <Targets role="group" aria-labelledby={targetId}>
            <span id={targetId}>
              <Message {...messages.target} />
            </span>
            {ALL.map((target) => (
              <Checkbox
                key={target}
                label={<Message {...messages[target]} />}
                checked={targets.includes(target)}
                onCheckedChange={(isChosen) => toggle(target, isChosen)}
              />
            ))}
          </Targets>
        )}
        <KitProvider isReadOnly={onPut === undefined}>
          {kind === 'owasp' ? (
            <OwaspForm key={startId} {...calculator} />
          ) : (
            <CvssForm key={startId} {...calculator} versions={CVSS_VERSIONS} first="environment" />
          )}
        </KitProvider>
      </Body>
    </Dialog>
  );
}

const ALL: readonly RescoringTarget[] = ['details', 'comment'];

/**
 * Returns a text with a line for a score, which replaces the line of an earlier score of the same standard.
 */
function withScore(intl: IntlShape, text: string, vector: FoundVector): string {
  const lineOf = (scored: FoundVector, written = scored.text) =>
    intl.formatMessage(messages.line, {
      rating: ratingText(intl, rateVector(scored)),
      vector: written,
    });
  return withLine(text, lineOf(vector), (line) =>
    findVectors(line).some(
      (earlier) =>
        standardOf(earlier) === standardOf(vector) &&
        // Parentheses of v2 are not found with the vector.
        [lineOf(earlier), lineOf(earlier, `(${earlier.text})`)].includes(line.trim()),
    ),
  );
}

/** The opened one first; both standards can always be chosen. */
function startsOf(
  intl: IntlShape,
  vectors: readonly FoundVector[],
  opened: FoundVector | undefined,
): Start[] {
  const isOwn = opened !== undefined && !vectors.some(({ text }) => text === opened.text);
  const stated: Start[] = isOwn
    ? [
        {
          id: 'opened',
          name: intl.formatMessage(messages.statedHere, { standard: standardOf(opened) }),
          vector: opened,
        },
      ]
    : [];
  const known = vectors.map((vector, index): Start => ({
    id: String(index),
    name: standardOf(vector),
    vector,
  }));
  const empty = (['cvss', 'owasp'] as const)
    .filter((kind) => !vectors.some((vector) => vector.kind === kind))
    .map((kind): Start => ({
      id: kind,
      name: kind === 'cvss' ? 'CVSS' : standardOf({ kind, text: '' }),
      vector: { kind, text: '' },
    }));
  const first = known.findIndex(({ vector }) => vector.text === opened?.text);
  const sorted = first > 0 ? [known[first]!, ...known.filter((_, index) => index !== first)] : known;
  return [...stated, ...sorted, ...empty];
}

function ChangeSentence({ before, now }: { before: FoundVector; now: FoundVector | undefined }) {
  const intl = useIntl();
  const ratingOf = (vector: FoundVector | undefined) =>
    vector && isWhole(vector.kind, vector.text)
      ? ratingText(intl, rateVector(vector))
      : intl.formatMessage(messages.notWhole);
  if (before.text === '') return <Message {...messages.first} values={{ rating: ratingOf(now) }} />;
  if (before.text === now?.text) {
    return <Message {...messages.unchanged} values={{ rating: ratingOf(now) }} />;
  }
  return <Message {...messages.change} values={{ before: ratingOf(before), after: ratingOf(now) }} />;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.lg};
  > [role='radiogroup'] {
    justify-self: start;
    flex-wrap: wrap;
  }
`;

const Targets = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm} ${theme.space.lg};
  > span {
    font-weight: ${theme.font.weight.medium};
  }
`;
