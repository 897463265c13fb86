import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Portal, theme } from '../../theme/index.js';
import { Message } from '../../i18n/index.js';
import { useAnchored } from '../floating.js';
import { FloatingSurface, MenuLine } from '../floating.styles.js';
import { VisuallyHidden } from '../VisuallyHidden.js';
import type { ComboboxOption } from './Combobox.js';
import { messages } from './Combobox.messages.js';

/** Props of {@link ComboboxList}. */
export interface ComboboxListProps {
  id: string;
  anchor: HTMLElement;
  options: readonly ComboboxOption[];
  status: 'loading' | 'done' | 'failed';
  /** Place of the option that Enter would choose. */
  active: number;
  onActivate: (index: number) => void;
  onChoose: (index: number) => void;
}

/** The choices below a combobox; the focus stays in its field. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, anchor, options, status, active, onActivate, onChoose } = props;
  const { setFloating, style } = useAnchored(anchor, 'bottom-start', { fitsWidth: true });
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active, options]);

  return (
    <Portal>
      <FloatingSurface
        ref={setFloating}
        style={style}
        data-floating=""
        // A press must not take the focus out of the field, which would close the list before the click.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        <div ref={list} id={id} role="listbox">
          {options.map((option, index) => (
            <MenuLine
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              aria-disabled={option.isDisabled || undefined}
              data-active={index === active ? '' : undefined}
              onPointerMove={() => index !== active && onActivate(index)}
              onClick={() => onChoose(index)}
            >
              <bdi>{option.label}</bdi>
              {option.hint && <span data-end="">{option.hint}</span>}
            </MenuLine>
          ))}
        </div>
        {status !== 'loading' && options.length === 0 && (
          <Note>
            <Message {...(status === 'failed' ? messages.failed : messages.nothing)} />
          </Note>
        )}
        <VisuallyHidden role="status">
          {status === 'done' && <Message {...messages.found} values={{ count: options.length }} />}
        </VisuallyHidden>
      </FloatingSurface>
    </Portal>
  );
}

const Note = styled.div`
  padding: 6px ${theme.space.sm};
  color: ${theme.color.text.subtle};
`;
