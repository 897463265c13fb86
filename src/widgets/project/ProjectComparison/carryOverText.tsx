/** The words for decisions that are carried over, singular and plural. */
import type { IntlShape } from 'react-intl';
import type { DecisionPair } from '../../../domain/comparison/compareFindings.js';
import { refusalText } from '../../../entities/decision/decisionRefusal.js';
import type { RunNames, RunWords } from '../../../frames/run/RunDefinition.js';
import { SecondLine, TwoLines } from '../../../ui/table/cell.styles.js';
import { carryMessages as messages } from './CarryOver.messages.js';

export const CARRY_NAMES: RunNames<DecisionPair> = {
  idOf: ({ id }) => id,
  nameOf: ({ finding }) => `${finding.vulnerability.vulnId} ${finding.component.name}`,
  columns: (intl, comparisonOf) => [
    {
      id: 'vulnerability',
      header: intl.formatMessage(messages.vulnerability),
      width: 160,
      cardSlot: 'title',
      cell: (row) => <bdi>{comparisonOf(row).finding.vulnerability.vulnId}</bdi>,
    },
    {
      id: 'component',
      header: intl.formatMessage(messages.component),
      width: 150,
      grow: 1,
      cardSlot: 'second',
      cell: (row) => {
        const { component } = comparisonOf(row).finding;
        return (
          <TwoLines>
            <bdi>{component.name}</bdi>
            <SecondLine>
              <bdi>{component.version}</bdi>
            </SecondLine>
          </TwoLines>
        );
      },
    },
  ],
};

export const CARRY_WORDS: RunWords = {
  running: messages.running,
  undoing: messages.undoing,
  changed: messages.ended,
  changedAll: messages.ended,
  noneChanges: messages.ended,
  over: messages.ended,
  restored: messages.takenBackCount,
  restoredAll: messages.takenBackCount,
  notRestored: messages.takenBackCount,
  isChanged: messages.done,
};

/** The decision no longer exists in the version to carry it over from. */
export class DecisionWithdrawn extends Error {
  override readonly name = 'DecisionWithdrawn';
}

/** Why a decision was not carried over. */
export function carryReason(intl: IntlShape, error: unknown): string {
  return error instanceof DecisionWithdrawn
    ? intl.formatMessage(messages.withdrawn)
    : refusalText(intl, error);
}
