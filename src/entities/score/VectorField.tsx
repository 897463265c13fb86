import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Message } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Button } from '../../ui/controls/Button.js';
import { TextArea } from '../../ui/fields/TextArea.js';
import { messages } from './VectorField.messages.js';

/** Props of {@link VectorField}. */
export interface VectorFieldProps {
  /** @defaultValue “Vector” */
  label?: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  /** The text to copy. Absent: the text in the field. */
  copied?: string;
  /** The errors, one sentence each. */
  errors: readonly string[];
  hint?: ReactNode;
  isReadOnly?: boolean;
  rows?: number;
}

/** The vector of a score, to type, paste and copy. */
export function VectorField(props: VectorFieldProps) {
  const { label, value, onValueChange, copied = value, errors, hint, isReadOnly, rows = 3 } = props;
  const [copy, setCopy] = useState<{ text: string; isDone: boolean }>();
  const said = copy?.text === copied ? copy : undefined;
  return (
    <Box>
      <TextArea
        label={label ?? <Message {...messages.vector} />}
        value={value}
        // A vector is one line; who presses Enter in it means nothing by it.
        onValueChange={(text) => onValueChange(text.replace(/\s+/g, ''))}
        rows={rows}
        maxLength={MAX_LENGTH}
        isMonospace
        isReadOnly={isReadOnly}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        hint={said?.isDone === false ? <Message {...messages.copyFailed} /> : hint}
        error={
          errors.length > 0 && (
            <Errors>
              {errors.map((error) => (
                <span key={error}>{error}</span>
              ))}
            </Errors>
          )
        }
      />
      {copied !== '' && (
        <CopyPlace>
          <Button
            variant="quiet"
            size="small"
            icon={said?.isDone ? 'check' : 'copy'}
            onClick={() => {
              const done = (isDone: boolean) => setCopy({ text: copied, isDone });
              // Pages that are not served securely have no clipboard.
              const clipboard = globalThis.navigator?.clipboard as Clipboard | undefined;
              if (!clipboard) return done(false);
              clipboard.writeText(copied).then(
                () => done(true),
                () => done(false),
              );
            }}
          >
            <Message {...(said?.isDone ? messages.copied : messages.copy)} />
          </Button>
        </CopyPlace>
      )}
    </Box>
  );
}

/** Longer than any vector; what is pasted by mistake does not hang the page. */
const MAX_LENGTH = 1_000;

const Box = styled.div`
  position: relative;
`;

const CopyPlace = styled.div`
  position: absolute;
  inset-block-start: -6px;
  inset-inline-end: 0;
`;

const Errors = styled.span`
  display: grid;
  gap: ${theme.space['2xs']};
`;
