import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { takesJustification } from '../../../domain/findings/auditDraft.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { auditText, CommentToAll } from '../../decision/index.js';
import { analysisStateText } from '../../vocabulary/index.js';
import {
  ANALYSIS_JUSTIFICATIONS,
  ANALYSIS_RESPONSES,
  ANALYSIS_STATES,
  type AnalysisState,
} from '../../../schema/enumerations.js';
import { theme } from '../../../theme/index.js';
import { BarButton } from '../../../ui/controls/BarButton.js';
import { BAR_LEVELS, useBarLevel } from '../../../ui/controls/barLevel.js';
import { Button } from '../../../ui/controls/Button.js';
import type { IconName } from '../../../ui/controls/Icon.js';
import { BarLine, SelectionBar } from '../../../ui/controls/SelectionBar.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import { MenuButton } from '../../../ui/overlay/Menu.js';
import { PopoverButton } from '../../../ui/overlay/Popover.js';
import { bulkMessages as messages } from './BulkAudit.messages.js';
import type { BulkControl, BulkDraft } from './useBulkDraft.js';

/** Props of {@link BulkBar}. */
export interface BulkBarProps {
  count: number;
  /** The number of findings that already had a decision. */
  decidedCount: number;
  /** The number of findings that the filters hide. */
  unlistedCount: number;
  /** True when suppressing is offered, false when unsuppressing is. See `suppressionOffered`. */
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
  const { count, decidedCount, unlistedCount, offersSuppression } = props;
  const { draft, onSuppress, onPreview, onApplyElsewhere, onClear } = props;
  const { change, setChange, openControl, setOpenControl } = draft;
  const intl = useIntl();
  const suppression = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (openControl !== 'suppression') return;
    // A key changed it. The way to the preview continues from here.
    suppression.current?.focus();
    setOpenControl(undefined);
  }, [openControl, setOpenControl]);
  const controlled = (control: BulkControl) => ({
    isOpen: openControl === control,
    onOpenChange: (isOpen: boolean) => setOpenControl(isOpen ? control : undefined),
  });
  const suppress = intl.formatMessage(offersSuppression ? messages.suppress : messages.bringBack);
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
      <Until level={BAR_LEVELS.least}>
        <ChoiceButton
          {...controlled('analysis')}
          label={intl.formatMessage(messages.analysis)}
          value={change.state}
          options={ANALYSIS_STATES}
          textOf={(state) => analysisStateText(intl, state)}
          iconOf={stateIcon}
          onValueChange={(state) => setChange({ ...change, state })}
        />
      </Until>
      <Until level={BAR_LEVELS.menu}>
        {change.state && takesJustification(change.state) && (
          <ChoiceButton
            label={intl.formatMessage(messages.justification)}
            value={change.justification}
            options={ANALYSIS_JUSTIFICATIONS}
            textOf={(word) => auditText(intl, word)}
            onValueChange={(justification) => setChange({ ...change, justification })}
          />
        )}
        <ChoiceButton
          label={intl.formatMessage(messages.response)}
          value={change.response}
          options={ANALYSIS_RESPONSES}
          textOf={(word) => auditText(intl, word)}
          onValueChange={(response) => setChange({ ...change, response })}
        />
        <BarButton
          ref={suppression}
          variant="quiet"
          icon={offersSuppression ? 'eye-off' : 'eye'}
          label={suppress}
          aria-pressed={change.isSuppressed === offersSuppression}
          onClick={onSuppress}
        />
        <CommentButton draft={draft} {...controlled('comment')} />
        <BarLine />
        {onApplyElsewhere && (
          <BarButton
            variant="quiet"
            icon="copy"
            opens
            label={intl.formatMessage(messages.applyElsewhere)}
            disabledReason={decidedCount === 0 ? intl.formatMessage(messages.noneDecided) : undefined}
            onClick={onApplyElsewhere}
          />
        )}
      </Until>
      <From level={BAR_LEVELS.menu}>
        <ByKeyInPreview draft={draft} onPreview={onPreview} />
        <RestMenu {...props} suppress={suppress} />
      </From>
      <Button variant="primary" opens onClick={onPreview}>
        <Message {...messages.preview} />
      </Button>
    </SelectionBar>
  );
}

/** A menu for the actions that do not fit in the bar. */
function RestMenu(props: BulkBarProps & { suppress: string }) {
  const { decidedCount, offersSuppression, draft, suppress } = props;
  const { onSuppress, onPreview, onApplyElsewhere } = props;
  const { change } = draft;
  const intl = useIntl();
  return (
    <MenuButton
      variant="quiet"
      icon="more"
      iconEnd={undefined}
      menuLabel={intl.formatMessage(messages.more)}
      items={[
        // The preview has all fields.
        ...([messages.response, messages.comment] as const).map((field, place) => ({
          id: String(place),
          label: intl.formatMessage(field),
          onSelect: onPreview,
        })),
        {
          id: 'suppress',
          label: suppress,
          icon: change.isSuppressed === offersSuppression ? ('check' as const) : undefined,
          onSelect: onSuppress,
        },
        ...(onApplyElsewhere && decidedCount > 0
          ? [
              {
                id: 'applyElsewhere',
                label: intl.formatMessage(messages.applyElsewhere),
                opens: true,
                onSelect: onApplyElsewhere,
              },
            ]
          : []),
      ]}
    >
      <VisuallyHidden>{intl.formatMessage(messages.more)}</VisuallyHidden>
    </MenuButton>
  );
}

/** Shows its children until the bar is shortened to the level. */
function Until({ level, children }: { level: number; children: ReactNode }) {
  return useBarLevel() < level ? <TextSpan>{children}</TextSpan> : null;
}

/** Shows its children once the bar is shortened to the level. */
function From({ level, children }: { level: number; children: ReactNode }) {
  return useBarLevel() >= level ? <TextSpan>{children}</TextSpan> : null;
}

/** Opens a field in the preview when a key opens it and the bar has no room for it. */
function ByKeyInPreview({ draft, onPreview }: Pick<BulkBarProps, 'draft' | 'onPreview'>) {
  const { openControl, setOpenControl } = draft;
  const isLeast = useBarLevel() >= BAR_LEVELS.least;
  const isHidden = openControl === 'comment' || (openControl === 'analysis' && isLeast);
  useEffect(() => {
    if (!isHidden) return;
    setOpenControl(undefined);
    onPreview();
  }, [isHidden, setOpenControl, onPreview]);
  return null;
}

function CommentButton(props: {
  draft: BulkDraft;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const { draft, ...controlled } = props;
  const { change, setChange } = draft;
  const intl = useIntl();
  return (
    <PopoverButton
      label={intl.formatMessage(messages.comment)}
      isIconOnly={useBarLevel() >= BAR_LEVELS.icons}
      variant="quiet"
      icon={change.comment.trim() === '' ? 'comment' : 'check'}
      iconEnd={undefined}
      {...controlled}
    >
      <Box>
        <CommentToAll value={change.comment} onValueChange={(comment) => setChange({ ...change, comment })} />
      </Box>
    </PopoverButton>
  );
}

function ChoiceButton<Word extends string>(props: {
  label: string;
  value: Word | undefined;
  options: readonly Word[];
  textOf: (word: Word) => string;
  iconOf?: (word: Word) => IconName;
  onValueChange: (value: Word | undefined) => void;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}): ReactNode {
  const { label, value, options, textOf, iconOf, onValueChange, ...rest } = props;
  const intl = useIntl();
  const choices = [undefined, ...options];
  const isBrief = useBarLevel() >= BAR_LEVELS.brief;
  const chosen = value && intl.formatMessage(messages.chosen, { field: label, value: textOf(value) });
  return (
    <MenuButton
      {...rest}
      variant="quiet"
      aria-label={chosen}
      title={isBrief ? chosen : undefined}
      menuLabel={label}
      items={choices.map((word) => ({
        id: word ?? '-',
        label: word === undefined ? intl.formatMessage(messages.unchanged) : textOf(word),
        icon: iconOf && (word === undefined ? 'minus' : iconOf(word)),
        onSelect: () => onValueChange(word),
      }))}
    >
      {value === undefined ? label : isBrief ? <Brief>{textOf(value)}</Brief> : chosen}
    </MenuButton>
  );
}

const stateIcon = (state: AnalysisState): IconName =>
  `state-${state.toLowerCase().replace('_', '-') as 'not-set'}`;

/** A remark, for which there is not always room. */
function Note({ children }: { children: ReactNode }) {
  return useBarLevel() >= BAR_LEVELS.brief ? (
    <VisuallyHidden>{children}</VisuallyHidden>
  ) : (
    <Remark>{children}</Remark>
  );
}

const Remark = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  white-space: nowrap;
`;

const Brief = styled.span`
  max-inline-size: 120px;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Box = styled.div`
  inline-size: 300px;
  max-inline-size: calc(100vw - 48px);
  padding: ${theme.space.sm};
`;
