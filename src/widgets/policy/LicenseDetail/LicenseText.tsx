import { useState } from 'react';
import { styled } from 'styled-components';
import { Message } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import { Button } from '../../../ui/controls/Button.js';

/** A text of a license as it was written, its lines as long as they are or as there is room. */
export function LicenseText({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      // Not permitted: the text can still be selected.
      () => setIsCopied(false),
    );
  return (
    <Frame>
      <div>
        <Button size="small" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          <Message {...(isCopied ? actionMessages.copied : actionMessages.copy)} />
        </Button>
      </div>
      <Text dir="auto">{text}</Text>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
`;

const Text = styled.pre`
  max-inline-size: 100ch;
  margin: 0;
  padding: ${theme.space.lg};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface.base};
  font-family: ${theme.font.family.mono};
  font-size: ${theme.font.size.small};
  line-height: 1.5;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
