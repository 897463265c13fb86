import { identityProblemMessages as messages } from './identityProblem.messages.js';

/** The problems that keep a text from being a package URL, in words. */
export const PURL_PROBLEM_MESSAGES = {
  scheme: messages.purlScheme,
  type: messages.purlType,
  name: messages.purlName,
  version: messages.purlVersion,
  qualifiers: messages.purlQualifiers,
  encoding: messages.purlEncoding,
} as const;
