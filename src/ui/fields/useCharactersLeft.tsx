import type { ReactNode } from 'react';
import { Message } from '../../i18n/index.js';
import { messages } from './Field.messages.js';

/** A note for a field with a limit, from the last tenth (at least ten characters) on. */
export function useCharactersLeft(value: string, maxLength: number | undefined): ReactNode {
  if (maxLength === undefined) return null;
  const left = maxLength - value.length;
  if (left > Math.max(10, maxLength / 10)) return null;
  return left <= 0 ? (
    <Message {...messages.full} values={{ max: maxLength }} />
  ) : (
    <Message {...messages.charactersLeft} values={{ count: left }} />
  );
}
