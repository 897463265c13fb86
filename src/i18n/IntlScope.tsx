import { createIntl, createIntlCache } from '@formatjs/intl';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { hasSyntax } from './compileMessages.js';
import { isolated } from './isolated.js';
import { whenIdle } from './whenIdle.js';
import type { Messages } from './compileMessages.js';

export type { Messages } from './compileMessages.js';

/** Props of {@link IntlScope}. @public */
export interface IntlScopeProps {
  /** BCP 47 tag, such as `de` or `pt-BR`; decides dates and numbers too. */
  locale: string;
  /** Messages of that locale; ids that are missing here appear in English, the source language. */
  messages?: Messages;
  /** The content that uses the language. */
  children?: ReactNode;
}

// Not react-intl's own provider: the children are the host's, and its texts must keep the host's intl.
const IntlContext = createContext<IntlShape | undefined>(undefined);
const cache = createIntlCache();
/** Made when something is drawn without a provider, which widgets never are. */
let english: IntlShape | undefined;

/** Gives the kit's components below it their language, without touching an intl provider of the host. @public */
export function IntlScope(props: IntlScopeProps) {
  const { locale, messages, children } = props;
  const intl = useMemo(() => intlOf(locale, messages), [locale, messages]);
  useEffect(() => whenIdle(() => void intl.formatters), [intl]);
  return <IntlContext.Provider value={intl}>{children}</IntlContext.Provider>;
}

/** The kit's words, dates and numbers in the language of the nearest provider; English without one. @public */
export function useIntl(): IntlShape {
  return useContext(IntlContext) ?? (english ??= intlOf('en'));
}

/**
 * Returns the `IntlShape` of the kit. The formatters are created when the first value is formatted: they
 * query the browser for its languages, which takes longer than drawing the sign-in page, whose sentences have
 * no values. Rows that have just arrived should not wait for that either, so an idle page creates them ahead.
 */
function intlOf(locale: string, messages: Messages = {}): IntlShape {
  let formatters: IntlShape | undefined;
  const all = () => (formatters ??= formattersOf(locale, messages));
  const formatMessage = (descriptor: MessageDescriptor, values?: Record<string, string>) =>
    plainTextOf(descriptor, messages) ?? all().formatMessage(descriptor, values && isolated(values));
  const own = { locale, formatMessage } as IntlShape;
  return new Proxy(own, {
    get: (_, name: keyof IntlShape) => (Object.hasOwn(own, name) ? own : all())[name],
  });
}

/** The words of a message that is the same whatever its values are: one without values, tags and escapes. */
function plainTextOf({ id, defaultMessage }: MessageDescriptor, messages: Messages): string | undefined {
  const message = (id !== undefined && Object.hasOwn(messages, id) && messages[id]) || defaultMessage;
  if (typeof message === 'string') return hasSyntax(message) ? undefined : message;
  const [only, ...others] = (message ?? []) as readonly MessageFormatElement[];
  return only?.type === LITERAL && others.length === 0 ? only.value : undefined;
}

// The parser's own constant would bring the parser along.
const LITERAL = 0 as TYPE.literal;

/**
 * The formatters without the React components of react-intl, which would be a second copy of `Message`. Their types are
 * react-intl's; elements among the values are `Message`'s to handle.
 */
function formattersOf(locale: string, messages: Messages): IntlShape {
  const intl = createIntl<ReactNode>(
    {
      locale,
      defaultLocale: 'en',
      messages: messages as Record<string, string>,
      onError: reportMessageError,
    },
    cache,
  );
  return intl;
}

/** A word that is missing in a language falls back to English; a broken message is the translator's to see. */
function reportMessageError(error: { code?: string; message?: string }) {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error);
}
