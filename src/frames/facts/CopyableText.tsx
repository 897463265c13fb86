import { useState } from 'react';
import { styled } from 'styled-components';
import { useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { IconButton } from '../../ui/controls/IconButton.js';
import { monospace } from '../../ui/layout/mixins.js';
import { copyableTextMessages as messages } from './copyableText.messages.js';

/** A technical text with a button that copies it. */
export function CopyableText({ text }: { text: string }) {
  const intl = useIntl();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      // Not permitted: the text can still be selected.
      () => setIsCopied(false),
    );
  return (
    <CopyRow>
      {/* Replaced as one: on translated pages, single texts of it cannot be changed. */}
      <Mono key={text}>{withBreaks(text)}</Mono>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        size="tiny"
        label={isCopied ? intl.formatMessage(messages.copied) : intl.formatMessage(messages.copy, { text })}
        onClick={() => void copy()}
      />
    </CopyRow>
  );
}

/** Lets a package URL or a path break after “/”, “@”, or the dot between two names rather than inside a word. */
function withBreaks(text: string) {
  return text.split(PART_END).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part));
}

const PART_END = /(?<=\/)(?!\/)|(?<=[^/]@)|(?<=[a-z]\.)(?=[a-z])/i;

const CopyRow = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
`;

const Mono = styled.span`
  ${monospace}
  overflow-wrap: anywhere;
`;
