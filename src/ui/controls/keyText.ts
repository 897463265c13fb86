import type { IntlShape } from 'react-intl';
import { messages } from './keyText.messages.js';

/** A key that has a name; `mod` is the control key, on a Mac the command key. @public */
export type NamedKey = 'mod' | 'enter' | 'escape';

/** Returns a key as it is labeled on the user's keyboard. @public */
export function keyText(intl: Pick<IntlShape, 'formatMessage'>, key: NamedKey): string {
  if (key === 'mod') return intl.formatMessage(isMac() ? messages.command : messages.control);
  return intl.formatMessage(messages[key]);
}

function isMac(): boolean {
  // Deprecated, but the only one that all browsers have; where it says nothing, most keyboards have a control key.
  return typeof navigator !== 'undefined' && /^(Mac|iP)/.test(navigator.platform);
}
