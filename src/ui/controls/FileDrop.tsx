import { useId, useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { Button, type ButtonProps } from './Button.js';
import { FieldError } from '../fields/Field.js';
import { messages } from './FileDrop.messages.js';
import { filesOf } from './filesOf.js';
import { formatBytes } from './formatBytes.js';
import { Icon } from './Icon.js';
import { IconButton } from './IconButton.js';
import { hiddenText } from '../layout/mixins.js';
import { useFilesStayOut } from '../hooks/useFilesStayOut.js';
import { withRef } from './withRef.js';

/** Props of {@link FileDrop}. */
export interface FileDropProps {
  /** The prompt: “Drop a CycloneDX file here”. */
  label: ReactNode;
  /** Kinds and size it takes. */
  hint?: ReactNode;
  /** Kinds the picker offers: `.json,.xml`. What is dropped is not held to it; its owner checks the content. */
  accept?: string;
  /** @defaultValue false */
  isMultiple?: boolean;
  /** One file, unless several are allowed. Folders never arrive here. */
  onFiles: (files: readonly File[]) => void;
  /** The problem with the last choice. */
  error?: ReactNode;
  /** Replaces the words of the button. */
  chooseLabel?: ReactNode;
}

/** An area for dropping or picking files. The entire area accepts both. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, isMultiple = false, onFiles, error, chooseLabel } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  // Moving over a child leaves the area and enters it again, so only the difference of both counts is
  // reliable.
  const depth = useRef(0);
  const problem = refusal ?? error;
  useFilesStayOut();

  const take = (files: readonly File[]) => {
    setRefusal(null);
    if (files.length === 0) setRefusal(<Message {...messages.noFile} />);
    else if (files.length > 1 && !isMultiple) {
      setRefusal(<Message {...messages.onlyOne} values={{ count: files.length }} />);
    } else onFiles(files);
  };

  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'dragenter') depth.current += 1;
    if (event.type === 'dragleave') depth.current -= 1;
    if (event.type === 'dragover') event.dataTransfer.dropEffect = 'copy';
    setIsOver(depth.current > 0);
  };

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    depth.current = 0;
    setIsOver(false);
    take(filesOf(event.dataTransfer));
  };

  return (
    <Column>
      <Area
        data-over={isOver || undefined}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={onDrop}
        onClick={(event) => {
          // The button clicks the input itself; this is the rest of the area.
          if (!(event.target as HTMLElement).closest('button, input')) input.current?.click();
        }}
      >
        <Icon name="upload" size={24} />
        <Label id={`${id}-label`}>{label}</Label>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
        <Button
          aria-describedby={[`${id}-label`, hint && `${id}-hint`, problem && `${id}-error`]
            .filter(Boolean)
            .join(' ')}
          aria-invalid={problem ? true : undefined}
          onClick={() => input.current?.click()}
        >
          {chooseLabel ?? <Message {...(isMultiple ? messages.chooseSeveral : messages.choose)} />}
        </Button>
        <FileInput ref={input} accept={accept} isMultiple={isMultiple} onFiles={take} />
      </Area>
      <div role="alert">{problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}</div>
    </Column>
  );
}

/** Props of {@link FilePickButton}. */
export interface FilePickButtonProps
  extends Omit<ButtonProps, 'onClick'>, Pick<FileDropProps, 'accept' | 'isMultiple' | 'onFiles'> {}

/** Opens the file picker where there is no place to drop a file. Who leaves the picker without one changes nothing. */
export function FilePickButton({ accept, isMultiple = false, onFiles, ...button }: FilePickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <FileInput ref={input} accept={accept} isMultiple={isMultiple} onFiles={onFiles} />
    </>
  );
}

/** The input that opens the picker. It is hidden because each browser draws it differently. */
const FileInput = withRef(function FileInput(props: {
  ref: Ref<HTMLInputElement>;
  accept: string | undefined;
  isMultiple: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const { ref, accept, isMultiple, onFiles } = props;
  return (
    <HiddenInput
      ref={ref}
      type="file"
      accept={accept}
      multiple={isMultiple}
      tabIndex={-1}
      aria-hidden
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // So that choosing the same file once more is a choice again.
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
});

/** Props of {@link FileLine}. */
export interface FileLineProps {
  name: string;
  /** Bytes. */
  size?: number;
  /** Behind the size: kind, version, number of parts. */
  meta?: ReactNode;
  isBad?: boolean;
  onRemove?: () => void;
}

/** A file that was chosen. */
export function FileLine(props: FileLineProps) {
  const { name, size, meta, isBad, onRemove } = props;
  const intl = useIntl();
  return (
    <Line data-bad={isBad || undefined}>
      <Icon name="file" />
      <div>
        <bdi title={name}>{name}</bdi>
        <span>
          <TextSpan>
            {size !== undefined && formatBytes(intl, size)}
            {size !== undefined && meta && ' · '}
          </TextSpan>
          <TextSpan>{meta}</TextSpan>
        </span>
      </div>
      {onRemove && (
        <IconButton
          icon="close"
          size="small"
          label={intl.formatMessage(messages.remove, { name })}
          onClick={onRemove}
        />
      )}
    </Line>
  );
}

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space.sm};
  min-inline-size: 0;
`;

const Area = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 6px;
  box-sizing: border-box;
  min-block-size: 200px;
  padding: ${theme.space.xl};
  border: 1.5px dashed ${theme.color.border.control};
  border-radius: ${theme.radius.lg};
  text-align: center;
  cursor: pointer;
  &[data-over] {
    border-style: solid;
    border-color: ${theme.color.accent.solid};
    background: ${theme.color.accent.surface};
  }
  > svg {
    margin-block-end: 6px;
    color: ${theme.color.text.muted};
  }
  > button {
    margin-block-start: ${theme.space.sm};
  }
`;

const HiddenInput = styled.input`
  ${hiddenText}
`;

const Label = styled.span`
  font-weight: ${theme.font.weight.medium};
`;

const Hint = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: ${theme.space.sm} ${theme.space.sm} ${theme.space.sm} ${theme.space.md};
  padding-inline: ${theme.space.md} ${theme.space.sm};
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.md};
  &[data-bad] {
    border-color: ${theme.color.danger.border};
  }
  > svg {
    color: ${theme.color.text.muted};
  }
  > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${theme.space['2xs']};
    min-inline-size: 0;
  }
  > div > bdi {
    overflow: hidden;
    font-weight: ${theme.font.weight.medium};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > div > span {
    color: ${theme.color.text.subtle};
    font-size: ${theme.font.size.small};
    font-variant-numeric: tabular-nums;
  }
`;
