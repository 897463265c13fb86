import type { IntlShape } from 'react-intl';
import { classifierMessages } from './classifier.messages.js';

/** A kind of project or component in words; one that a newer server knows is shown as it is, none as undefined. */
export function classifierText(intl: IntlShape, classifier: string | undefined): string | undefined {
  if (!classifier) return undefined;
  return isKnown(classifier) ? intl.formatMessage(classifierMessages[classifier]) : classifier;
}

function isKnown(classifier: string): classifier is keyof typeof classifierMessages {
  return Object.hasOwn(classifierMessages, classifier);
}
