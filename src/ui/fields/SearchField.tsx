import { useRef, type InputHTMLAttributes, type Ref } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { useIntl } from '../../i18n/index.js';
import { Icon } from '../controls/Icon.js';
import { IconButton } from '../controls/IconButton.js';
import { Kbd } from '../controls/Kbd.js';
import { onPhone } from '../layout/mixins.js';
import { markKeyUsed } from '../controls/usedKeys.js';
import { withRef } from '../controls/withRef.js';
import { inputBox } from './Field.js';
import { messages } from './Field.messages.js';

/** Props of {@link SearchField}; other attributes go to the input. @public */
export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'size' | 'type'
> {
  /** The name of the field for screen readers: the content to search. */
  label: string;
  /** The text in the field. */
  value: string;
  /** Called with what is typed. */
  onValueChange: (value: string) => void;
  /** The key that leads here, shown while it is empty: `/`. */
  shortcut?: string;
  /** `small` 26 px, `medium` 32 px. @defaultValue 'medium' */
  size?: 'small' | 'medium';
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for search as you type. Escape first clears it, and only then leaves it. Enter does not submit the
 * form around it. @public
 */
export const SearchField = withRef(function SearchField(props: SearchFieldProps) {
  const { label, value, onValueChange, shortcut, size = 'medium', ref, className, ...rest } = props;
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  return (
    <Box ref={box} className={className}>
      <Icon name="search" />
      <Input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        {...rest}
        ref={ref}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (event.nativeEvent.isComposing) return;
          // In a form it would send that.
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) markKeyUsed(event);
          if (event.key !== 'Escape' || value === '') return;
          markKeyUsed(event);
          event.stopPropagation();
          onValueChange('');
        }}
        data-size={size}
      />
      {value !== '' ? (
        <IconButton
          icon="close"
          size="tiny"
          label={intl.formatMessage(messages.clearSearch)}
          onClick={() => {
            onValueChange('');
            box.current?.querySelector('input')?.focus();
          }}
        />
      ) : (
        shortcut && <Kbd aria-hidden>{shortcut}</Kbd>
      )}
    </Box>
  );
});

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  inline-size: 300px;
  max-inline-size: 100%;
  > svg {
    position: absolute;
    inset-inline-start: 10px;
    color: ${theme.color.text.subtle};
    pointer-events: none;
  }
  > :is(kbd, button) {
    position: absolute;
    inset-inline-end: 6px;
  }
  ${onPhone} {
    inline-size: 100%;
    > kbd {
      display: none;
    }
  }
`;

const Input = styled.input`
  ${inputBox}
  appearance: none;
  padding-inline: ${theme.space['2xl']};
  text-overflow: ellipsis;
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
