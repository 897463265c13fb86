import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { useIntl } from '../../i18n/index.js';
import { deferred } from '../deferred.js';
import { Icon } from '../Icon.js';
import { IconButton } from '../IconButton.js';
import { Spinner } from '../Spinner.js';
import { useEffectEvent } from '../useEffectEvent.js';
import { messages } from './Combobox.messages.js';
import type { ComboboxOption } from './ComboboxOption.js';
import { Field, inputBox, type FieldFrameProps } from './Field.js';

/** Props of {@link Combobox}. */
export interface ComboboxProps<Option extends ComboboxOption = ComboboxOption> extends FieldFrameProps {
  value: Option | undefined;
  onValueChange: (value: Option | undefined) => void;
  /** Finds what fits the typed text, empty at first; asked 200 ms after the last key, and told when nobody waits any more. */
  loadOptions: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  placeholder?: string;
  isReadOnly?: boolean;
  /** Whether the choice can be taken back. @defaultValue true */
  canClear?: boolean;
  name?: string;
  onBlur?: () => void;
}

/** A choice from a list too long to show, found by typing. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, isLabelHidden, hint, error, isOptional, isChanged, id, className } = props;
  const { value, onValueChange, loadOptions, placeholder, isReadOnly, canClear = true, name, onBlur } = props;
  const intl = useIntl();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string>();
  const [active, setActive] = useState(0);
  const state = useOptions(text, loadOptions, () => setActive(0));
  const isOpen = text !== undefined;
  const frame = { label, isLabelHidden, hint, error, isOptional, isChanged, id, className };

  const close = () => setText(undefined);
  const choose = (option: Option | undefined) => {
    if (!option || option.isDisabled) return;
    onValueChange(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isReadOnly) return;
    const move = (to: number) => {
      event.preventDefault();
      setActive(Math.max(0, Math.min(state.options.length - 1, to)));
    };
    if (event.key === 'ArrowDown') {
      if (isOpen) move(active + 1);
      else setText('');
    } else if (event.key === 'ArrowUp' && isOpen) move(active - 1);
    else if (event.key === 'PageDown' && isOpen) move(active + PAGE);
    else if (event.key === 'PageUp' && isOpen) move(active - PAGE);
    else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (state.status === 'done') choose(state.options[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <Field {...frame}>
      {(control) => (
        <Box>
          <Input
            {...control}
            ref={input}
            name={name}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && state.options[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            readOnly={isReadOnly}
            placeholder={placeholder}
            value={text ?? value?.label ?? ''}
            onChange={(event) => setText(event.target.value)}
            onFocus={() => void ComboboxList.load()}
            onClick={() => !isReadOnly && !isOpen && setText('')}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              onBlur?.();
            }}
          />
          {state.status === 'loading' ? (
            <Spinner size={14} />
          ) : value && canClear && !isReadOnly && !isOpen ? (
            <IconButton
              icon="close"
              size="tiny"
              label={intl.formatMessage(messages.clear)}
              onClick={() => {
                onValueChange(undefined);
                input.current?.focus();
              }}
            />
          ) : (
            <Icon name="chevron-down" size={14} />
          )}
          {isOpen && input.current && (
            <ComboboxList
              id={listId}
              anchor={input.current}
              options={state.options}
              status={state.status}
              active={active}
              onActivate={setActive}
              onChoose={(index) => choose(state.options[index])}
            />
          )}
        </Box>
      )}
    </Field>
  );
}

interface Options<Option> {
  readonly options: readonly Option[];
  readonly status: 'loading' | 'done' | 'failed';
}

/**
 * What fits the typed text; nothing while there is none.
 * @param onFound - called when there are others
 */
function useOptions<Option>(
  text: string | undefined,
  loadOptions: (text: string, signal: AbortSignal) => Promise<readonly Option[]>,
  onFound: () => void,
): Options<Option> {
  const [state, setState] = useState<Options<Option>>(NOTHING);
  const load = useEffectEvent(loadOptions);
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (text === undefined) return;
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        setState((old) => ({ ...old, status: 'loading' }));
        load(text, abort.signal).then(
          (options) => {
            if (abort.signal.aborted) return;
            setState({ options, status: 'done' });
            tell();
          },
          () => abort.signal.aborted || setState({ options: [], status: 'failed' }),
        );
      },
      text === '' ? 0 : 200,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);
  // The next opening starts with nothing.
  if (text === undefined && state !== NOTHING) setState(NOTHING);
  return state;
}

// Lines that Page Up and Page Down skip.
const PAGE = 10;

const NOTHING: Options<never> = { options: [], status: 'done' };

const ComboboxList = deferred(() => import('../onDemand.js').then((module) => module.ComboboxList));

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-inline-size: 0;
  > :is(svg, button) {
    position: absolute;
    inset-inline-end: 6px;
    color: ${theme.color.text.muted};
  }
  > svg {
    inset-inline-end: 9px;
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${inputBox}
  /* Its text is written its own way; what stands beside it follows the page. */
  padding-right: ${theme.space['2xl']};
  [dir='rtl'] & {
    padding-inline: 10px;
    padding-left: ${theme.space['2xl']};
  }
  text-overflow: ellipsis;
`;
