import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { useIntl } from '../../i18n/index.js';
import { deferred } from '../later/deferred.js';
import { Icon } from '../controls/Icon.js';
import { IconButton } from '../controls/IconButton.js';
import { Spinner } from '../controls/Spinner.js';
import { markKeyUsed } from '../controls/usedKeys.js';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { messages } from './Combobox.messages.js';
import type { ComboboxOption } from './ComboboxOption.js';
import { Field, inputBox, type FieldFrameProps } from './Field.js';
import { useDebouncedText } from './useDebouncedText.js';

/** Props of {@link Combobox}. */
export interface ComboboxProps<Option extends ComboboxOption = ComboboxOption> extends FieldFrameProps {
  value: Option | undefined;
  onValueChange: (value: Option | undefined) => void;
  /**
   * Finds the options that match the typed text, without surrounding spaces, empty at first. Called
   * immediately, and after a pause while letters follow each other quickly. `signal` aborts when the result
   * is no longer needed.
   */
  loadOptions: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  placeholder?: string;
  isReadOnly?: boolean;
  /** True when the choice can be cleared. @defaultValue true */
  canClear?: boolean;
  name?: string;
  onBlur?: () => void;
}

/** Returns the props of the frame around the input. */
function fieldOf(props: FieldFrameProps) {
  const { label, isLabelHidden, hint, error, isOptional, isChanged, id, className } = props;
  const described = { 'aria-describedby': props['aria-describedby'], 'aria-invalid': props['aria-invalid'] };
  return { label, isLabelHidden, hint, error, isOptional, isChanged, id, className, ...described };
}

/** A choice from a list too long to show, found by typing. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { value, onValueChange, loadOptions, placeholder, isReadOnly, canClear = true, name, onBlur } = props;
  const intl = useIntl();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Its code may still be loading while the field is open.
  const [list, setList] = useState<HTMLElement | null>(null);
  const [question, setQuestion] = useState('');
  const { draft, setDraft } = useDebouncedText(question, setQuestion);
  const [active, setActive] = useState(0);
  const { options, ...found } = useFound(isOpen ? question : undefined, loadOptions, () => setActive(0));
  // The options for an earlier text stay visible but cannot be chosen with Enter. Enter waits for the options
  // that match the text.
  const [awaited, setAwaited] = useState<string>();
  const status = isOpen && found.text !== draft.trim() ? 'loading' : found.status;
  const frame = fieldOf(props);

  const close = () => {
    setOpen(false);
    setDraft('');
    setQuestion('');
    setAwaited(undefined);
  };
  const choose = (option: Option | undefined) => {
    if (!option || option.isDisabled) return;
    onValueChange(option);
    close();
  };
  const chooseAwaited = useEffectEvent(() => {
    if (awaited === draft.trim()) choose(options[0]);
    setAwaited(undefined);
  });
  useEffect(() => {
    if (awaited !== undefined && status === 'done') chooseAwaited();
  }, [awaited, status]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isReadOnly) return;
    const move = (to: number) => {
      markKeyUsed(event);
      setActive(Math.max(0, Math.min(options.length - 1, to)));
    };
    if (event.key === 'ArrowDown') {
      if (isOpen) move(active + 1);
      else setOpen(true);
    } else if (event.key === 'ArrowUp' && isOpen) move(active - 1);
    else if (event.key === 'PageDown' && isOpen) move(active + PAGE);
    else if (event.key === 'PageUp' && isOpen) move(active - PAGE);
    else if (event.key === 'Enter' && isOpen) {
      markKeyUsed(event);
      if (status === 'done') choose(options[active]);
      else setAwaited(draft.trim());
    } else if (event.key === 'Escape' && isOpen) {
      markKeyUsed(event);
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
            aria-expanded={list !== null}
            aria-controls={list?.id}
            aria-autocomplete="list"
            aria-activedescendant={list && options[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            readOnly={isReadOnly}
            placeholder={placeholder}
            value={isOpen ? draft : (value?.label ?? '')}
            onChange={(event) => {
              setOpen(true);
              setDraft(event.target.value);
            }}
            onFocus={() => void ComboboxList.load()}
            onClick={() => !isReadOnly && setOpen(true)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              onBlur?.();
            }}
          />
          {status === 'loading' ? (
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
              onShown={setList}
              anchor={input.current}
              options={options}
              status={status}
              active={active}
              onActivate={setActive}
              onChoose={(index) => choose(options[index])}
            />
          )}
        </Box>
      )}
    </Field>
  );
}

interface Found<Option> {
  /** The text that the options match. Absent before the first response. */
  readonly text?: string;
  readonly options: readonly Option[];
  readonly status: 'done' | 'failed';
}

/**
 * Returns the options that match a text, or the previous options while they load. Returns none without a
 * text.
 * @param onFound - called when the options change
 */
function useFound<Option>(
  text: string | undefined,
  loadOptions: (text: string, signal: AbortSignal) => Promise<readonly Option[]>,
  onFound: () => void,
): Found<Option> {
  const [found, setFound] = useState<Found<Option>>(NOTHING);
  const load = useEffectEvent(loadOptions);
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (text === undefined) return;
    const abort = new AbortController();
    load(text, abort.signal).then(
      (options) => {
        if (abort.signal.aborted) return;
        setFound({ text, options, status: 'done' });
        tell();
      },
      () => abort.signal.aborted || setFound({ text, options: [], status: 'failed' }),
    );
    return () => abort.abort();
  }, [text]);
  // The next opening starts with nothing.
  if (text === undefined && found !== NOTHING) setFound(NOTHING);
  return found;
}

// Lines that Page Up and Page Down skip.
const PAGE = 10;

const NOTHING: Found<never> = { options: [], status: 'done' };

const ComboboxList = deferred(() => import('./ComboboxList.js').then((module) => module.ComboboxList));

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
