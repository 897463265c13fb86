import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Portal, theme } from '../../theme/index.js';
import { Message } from '../../i18n/index.js';
import { useAnchored } from '../overlay/floating.js';
import { FloatingSurface, MenuLine } from '../overlay/floating.styles.js';
import { cut } from '../layout/mixins.js';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';
import { VisuallyHidden } from '../controls/VisuallyHidden.js';
import type { ComboboxOption } from './ComboboxOption.js';
import { messages } from './Combobox.messages.js';
import { useEffectEvent } from '../hooks/useEffectEvent.js';

/** Props of {@link ComboboxList}. */
export interface ComboboxListProps {
  id: string;
  /** Called with the element of the role `listbox`, and with null when it goes. Always the same function. */
  onShown: (list: HTMLElement | null) => void;
  anchor: HTMLElement;
  options: readonly ComboboxOption[];
  status: 'loading' | 'done' | 'failed';
  /** Place of the option that Enter would choose. */
  active: number;
  onActivate: (index: number) => void;
  onChoose: (index: number) => void;
}

/** The choices below a combobox; the focus stays in its field. Of a long list only the part in sight is drawn. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, onShown, anchor, options, status, active, onActivate, onChoose } = props;
  const { floating } = useAnchored(anchor, 'bottom-start', { fitsWidth: true });
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const isLong = options.length > MOST_DRAWN;
  // Lines of a long list do not wrap, so all are as high as the first.
  const lineHeight = useRef(LINE_HEIGHT);
  const first = isLong
    ? Math.max(
        0,
        Math.min(options.length - MOST_DRAWN, Math.floor(top / lineHeight.current) - MOST_DRAWN / 4),
      )
    : 0;
  const drawn = isLong ? options.slice(first, first + MOST_DRAWN) : options;

  useLayoutEffect(() => {
    onShown(list.current);
    return () => onShown(null);
  }, [onShown]);
  const showActive = useEffectEvent(() => {
    const height = list.current?.querySelector<HTMLElement>('[role=option]')?.offsetHeight;
    if (height) lineHeight.current = height;
    const line = list.current?.querySelector('[data-active]');
    if (line) {
      line.scrollIntoView({ block: 'nearest' });
      return;
    }
    if (list.current) list.current.scrollTop = active * lineHeight.current;
    setTop(active * lineHeight.current);
  });
  // Not when the user scrolls, because the list would jump back.
  useLayoutEffect(() => {
    showActive();
  }, [active, options]);

  return (
    <Portal>
      <Frame
        {...floating}
        // A press must not take the focus out of the field, which would close the list before the click.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        <Options
          ref={list}
          id={id}
          role="listbox"
          onScroll={(event) => isLong && setTop(event.currentTarget.scrollTop)}
          style={
            isLong
              ? {
                  paddingBlockStart: first * lineHeight.current,
                  paddingBlockEnd: (options.length - first - drawn.length) * lineHeight.current,
                }
              : undefined
          }
        >
          {drawn.map((option, offset) => {
            const index = first + offset;
            return (
              <MenuLine
                key={option.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                aria-disabled={option.isDisabled || undefined}
                aria-setsize={isLong ? options.length : undefined}
                aria-posinset={isLong ? index + 1 : undefined}
                data-active={index === active ? '' : undefined}
                title={isLong ? option.label : undefined}
                onPointerMove={() => index !== active && onActivate(index)}
                onClick={() => onChoose(index)}
              >
                {isLong ? <CutLabel>{option.label}</CutLabel> : <bdi>{option.label}</bdi>}
                {option.hint && <Hint data-end="">{option.hint}</Hint>}
              </MenuLine>
            );
          })}
        </Options>
        {status !== 'loading' && options.length === 0 && (
          <Note>
            <Message {...(status === 'failed' ? messages.failed : messages.nothing)} />
          </Note>
        )}
        <VisuallyHidden role="status">
          {status === 'done' && <Message {...messages.found} values={{ count: options.length }} />}
        </VisuallyHidden>
      </Frame>
    </Portal>
  );
}

// More than fit any screen, with some to scroll to.
const MOST_DRAWN = 80;
const LINE_HEIGHT = 30;

// Long lists scroll within the list itself, which is what keys move in; a frame that scrolls would have to be reached by Tab.
const Frame = styled(FloatingSurface)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`;

const Options = styled.div`
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

// Short ones, such as identifiers, stay in one piece.
const Hint = styled.span`
  flex: none;
  max-inline-size: 50%;
  overflow-wrap: anywhere;
`;

const CutLabel = styled.bdi`
  ${cut}
`;

const Note = styled.div`
  padding: 6px ${theme.space.sm};
  color: ${theme.color.text.subtle};
`;
