import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Message } from '../../../i18n/index.js';
import { messages } from './scan.messages.js';

/** The first lines of many, and how many others there are. */
export function CutLines({ lines }: { lines: readonly ReactNode[] }) {
  const others = lines.length - SHOWN;
  return (
    <Lines>
      {lines.slice(0, SHOWN).map((line, place) => (
        <span key={place}>{line}</span>
      ))}
      {others > 0 && (
        <span>
          <Message {...messages.others} values={{ count: others }} />
        </span>
      )}
    </Lines>
  );
}

const SHOWN = 10;

const Lines = styled.span`
  > span {
    display: block;
    overflow-wrap: anywhere;
  }
`;
