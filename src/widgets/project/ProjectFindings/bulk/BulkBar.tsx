import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { takesJustification } from '../../../../domain/findings/auditDraft.js';
import { Message, useIntl } from '../../../../i18n/index.js';
import { auditText } from '../../../../parts/auditText.js';
import { analysisStateText } from '../../../../parts/vocabulary.js';
import {
  ANALYSIS_JUSTIFICATIONS,
  ANALYSIS_RESPONSES,
  ANALYSIS_STATES,
  type AnalysisState,
} from '../../../../schema/enumerations.js';
import { theme } from '../../../../theme/index.js';
import { Button } from '../../../../ui/Button.js';
import type { IconName } from '../../../../ui/Icon.js';
import { onPhone } from '../../../../ui/mixins.js';
import { BarLine, SelectionBar } from '../../../../ui/SelectionBar.js';
import type { BulkBlocks } from './BulkAudit.js';
import { bulkMessages as messages } from './BulkAudit.messages.js';
import { BulkComment } from './BulkComment.js';
import type { BulkControl, BulkDraft } from './useSelectedFindings.js';

/** Props of {@link BulkBar}. */
export interface BulkBarProps {
  blocks: BulkBlocks;
  count: number;
  /** How many somebody has decided about before. */
  decidedCount: number;
  /** How many the filters hide. */
  unlistedCount: number;
  /** Whether suppressing is offered, or bringing back; see `suppressionOffered`. */
  offersSuppression: boolean;
  draft: BulkDraft;
  onSuppress: () => void;
  onPreview: () => void;
  /** Asks to apply the decisions elsewhere; absent: not offered. */
  onApplyElsewhere?: (() => void) | undefined;
  onClear: () => void;
}

/** Floats over the list while findings are selected: how many, what to change about them, and the way to do it. */
export function BulkBar(props: BulkBarProps) {
  const { blocks, count, decidedCount, unlistedCount, offersSuppression } = props;
  const { draft, onSuppress, onPreview, onApplyElsewhere, onClear } = props;
  const { MenuButton, PopoverButton } = blocks;
  const { change, setChange, openControl, setOpenControl } = draft;
  const intl = useIntl();
  const suppression = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (openControl !== 'suppression') return;
    // A key changed it: the way on, to the preview, begins here.
    suppression.current?.focus();
    setOpenControl(undefined);
  }, [openControl, setOpenControl]);
  const controlled = (control: BulkControl) => ({
    isOpen: openControl === control,
    onOpenChange: (isOpen: boolean) => setOpenControl(isOpen ? control : undefined),
  });
  return (
    <SelectionBar
      label={intl.formatMessage(messages.bar)}
      count={<Message {...messages.selected} values={{ count }} />}
      clearLabel={intl.formatMessage(messages.clear)}
      onClear={onClear}
    >
      {decidedCount > 0 && (
        <Note>
          <Message {...messages.decided} values={{ count: decidedCount }} />
        </Note>
      )}
      {unlistedCount > 0 && (
        <Note>
          <Message {...messages.unlisted} values={{ count: unlistedCount }} />
        </Note>
      )}
      <BarLine />
      <ChoiceButton
        MenuButton={MenuButton}
        {...controlled('analysis')}
        label={intl.formatMessage(messages.analysis)}
        value={change.state}
        options={ANALYSIS_STATES}
        textOf={(state) => analysisStateText(intl, state)}
        iconOf={stateIcon}
        onValueChange={(state) => setChange({ ...change, state })}
      />
      <Wide>
        {change.state && takesJustification(change.state) && (
          <ChoiceButton
            MenuButton={MenuButton}
            label={intl.formatMessage(messages.justification)}
            value={change.justification}
            options={ANALYSIS_JUSTIFICATIONS}
            textOf={(word) => auditText(intl, word)}
            onValueChange={(justification) => setChange({ ...change, justification })}
          />
        )}
        <ChoiceButton
          MenuButton={MenuButton}
          label={intl.formatMessage(messages.response)}
          value={change.response}
          options={ANALYSIS_RESPONSES}
          textOf={(word) => auditText(intl, word)}
          onValueChange={(response) => setChange({ ...change, response })}
        />
        <Button
          ref={suppression}
          variant="quiet"
          icon={offersSuppression ? 'eye-off' : 'eye'}
          aria-pressed={change.isSuppressed === offersSuppression}
          onClick={onSuppress}
        >
          <Message {...(offersSuppression ? messages.suppress : messages.bringBack)} />
        </Button>
        <PopoverButton
          label={intl.formatMessage(messages.comment)}
          variant="quiet"
          icon={change.comment.trim() === '' ? 'comment' : 'check'}
          iconEnd={undefined}
          {...controlled('comment')}
        >
          <Box>
            <BulkComment change={change} onChange={setChange} />
          </Box>
        </PopoverButton>
      </Wide>
      <BarLine />
      {onApplyElsewhere && (
        <Button
          variant="quiet"
          icon="copy"
          disabledReason={decidedCount === 0 ? intl.formatMessage(messages.noneDecided) : undefined}
          onClick={onApplyElsewhere}
        >
          <Message {...messages.applyElsewhere} />
        </Button>
      )}
      <Button variant="primary" onClick={onPreview}>
        <Message {...messages.preview} />
      </Button>
    </SelectionBar>
  );
}

function ChoiceButton<Word extends string>(props: {
  MenuButton: BulkBlocks['MenuButton'];
  label: string;
  value: Word | undefined;
  options: readonly Word[];
  textOf: (word: Word) => string;
  iconOf?: (word: Word) => IconName;
  onValueChange: (value: Word | undefined) => void;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}): ReactNode {
  const { MenuButton, label, value, options, textOf, iconOf, onValueChange, ...rest } = props;
  const intl = useIntl();
  const choices = [undefined, ...options];
  return (
    <MenuButton
      {...rest}
      variant="quiet"
      menuLabel={label}
      items={choices.map((word) => ({
        id: word ?? '-',
        label: word === undefined ? intl.formatMessage(messages.unchanged) : textOf(word),
        icon: iconOf && (word === undefined ? 'minus' : iconOf(word)),
        onSelect: () => onValueChange(word),
      }))}
    >
      {value === undefined
        ? label
        : intl.formatMessage(messages.chosen, { field: label, value: textOf(value) })}
    </MenuButton>
  );
}

const stateIcon = (state: AnalysisState): IconName =>
  `state-${state.toLowerCase().replace('_', '-') as 'not-set'}`;

const Note = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  white-space: nowrap;
  ${onPhone} {
    display: none;
  }
`;

// On a phone the dialog has these.
const Wide = styled.span`
  display: contents;
  ${onPhone} {
    display: none;
  }
`;

const Box = styled.div`
  inline-size: 300px;
  max-inline-size: calc(100vw - 48px);
  padding: ${theme.space.sm};
`;
