import { useMemo, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Message, useIntl } from '../../../i18n/index.js';
import { SeverityMark } from '../../vulnerability/index.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import type { RowSource } from '../../../ui/table/interfaces.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { useLayoutEffect } from '../../../ui/hooks/useLayoutEffect.js';
import type { FindingLine } from '../FindingLine.js';
import { sheetMessages as messages } from './FindingSheet.messages.js';

/** Props of {@link FindingSheet}. */
export interface FindingSheetProps {
  lines: RowSource<FindingLine>;
  getId: (line: FindingLine) => string;
  /** The ID of the line it shows. */
  id: string;
  /** Called with another line, or with none to close it. */
  onIdChange: (id: string | undefined) => void;
  children: (line: FindingLine) => ReactNode;
}

/**
 * A finding over the full height, where the list is too narrow to open it in place. Leads to its neighbors.
 */
export function FindingSheet(props: FindingSheetProps) {
  const { lines, getId, id, onIdChange, children } = props;
  const intl = useIntl();
  const content = useRef<HTMLDivElement>(null);
  const at = useMemo(() => placeOf(lines, getId, id), [lines, getId, id]);
  const line = lines.at(at);
  const shownId = useRef(id);
  useLayoutEffect(() => {
    if (shownId.current !== id) content.current?.scrollIntoView({ block: 'start' });
    shownId.current = id;
  }, [id]);
  if (!line) return null;

  const { vulnerability, component } = line.finding;
  const step = (by: number) => {
    const next = lines.at(at + by);
    if (next) onIdChange(getId(next));
  };
  return (
    <Dialog
      size="sheet"
      // The sheet is read from its top. A key that requests a field moves the focus there. Later content
      // would pull the view along.
      title={
        <bdi tabIndex={-1} data-autofocus="">
          {vulnerability.vulnId}
        </bdi>
      }
      subtitle={
        <Subtitle>
          <SeverityMark severity={vulnerability.severity} />
          <bdi>{[component.name, component.version].filter(Boolean).join(' ')}</bdi>
        </Subtitle>
      }
      // Typed text is a draft that outlives the sheet.
      isDirty={false}
      onClose={() => onIdChange(undefined)}
      foot={
        <Steps>
          <Button
            icon="chevron-left"
            disabledReason={at === 0 ? intl.formatMessage(messages.first) : undefined}
            onClick={() => step(-1)}
          >
            <Message {...messages.previous} />
          </Button>
          <span role="status">
            <Message {...messages.place} values={{ place: at + 1, count: lines.count }} />
          </span>
          <Button
            iconEnd="chevron-right"
            disabledReason={at === lines.count - 1 ? intl.formatMessage(messages.last) : undefined}
            onClick={() => step(1)}
          >
            <Message {...messages.next} />
          </Button>
        </Steps>
      }
    >
      <Content key={id} ref={content}>
        {children(line)}
      </Content>
    </Dialog>
  );
}

function placeOf(lines: RowSource<FindingLine>, getId: FindingSheetProps['getId'], id: string): number {
  for (let at = 0; at < lines.count; at += 1) {
    const line = lines.at(at);
    if (line && getId(line) === id) return at;
  }
  return -1;
}

// The content that opens in place has its own spacing.
const Content = styled.div`
  margin: calc(-1 * ${theme.space.xs}) calc(-1 * ${theme.space.md}) calc(-1 * ${theme.space.lg});
`;

const Subtitle = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2xs']} ${theme.space.md};
`;

const Steps = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm};
  color: ${theme.color.text.muted};
  font-variant-numeric: tabular-nums;
`;
