import type { IntlShape } from 'react-intl';
import { ApiError, IncompleteListError, NetworkError, NotStoredError, ShapeError } from '../api/errors.js';
import { messages as states } from '../ui/layout/states.messages.js';
import { messages } from './errorText.messages.js';

/** A failure in words. */
export interface ErrorText {
  /** The event, in one sentence. */
  title: string;
  /** The server's own reason, or what to do about it. */
  detail?: string;
  /** Technical details for people who investigate the failure: status and address, without secrets. */
  technical: string;
}

/**
 * The messages of Chromium and Firefox, Safari, Vite, and webpack when `import()` fails. No standard has a
 * name for this error.
 */
const UNLOADED_CODE = /(imported|ing a) module|preload CSS|ChunkLoad/;

/** Words a failure; the server's own reason comes second, as it is. */
export function errorText(intl: IntlShape, error: unknown): ErrorText {
  const say = (message: keyof typeof messages) => intl.formatMessage(messages[message]);
  if (error instanceof NetworkError) {
    const titles = { connection: 'connection', offline: 'offline', timeout: 'timeout' } as const;
    return { title: say(titles[error.kind]), detail: say('connectionAdvice'), technical: error.message };
  }
  if (error instanceof ShapeError) {
    return { title: say('shape'), detail: say('shapeAdvice'), technical: error.message };
  }
  if (error instanceof NotStoredError) return { title: say('notStored'), technical: error.message };
  if (error instanceof IncompleteListError) return { title: say('incompleteList'), technical: error.message };
  if (error instanceof ApiError) {
    return { title: say(apiTitle(error.status)), detail: reasonOf(error), technical: error.message };
  }
  const technical = String(error);
  if (UNLOADED_CODE.test(technical)) return { title: intl.formatMessage(states.notLoaded), technical };
  return { title: say('unexpected'), technical };
}

/** A failure in one line, for a sentence that says what it kept from being done. */
export function reasonText(intl: IntlShape, error: unknown): string {
  const { title, detail } = errorText(intl, error);
  return [title, detail].filter(Boolean).join(' ');
}

function apiTitle(status: number): keyof typeof messages {
  if (status >= 500) return 'serverFault';
  const titles: Record<number, keyof typeof messages> = {
    400: 'refused',
    401: 'signedOut',
    403: 'forbidden',
    404: 'notFound',
    409: 'conflict',
    413: 'tooLarge',
    429: 'tooMany',
  };
  return titles[status] ?? 'refused';
}

function reasonOf(error: ApiError): string | undefined {
  if (error.violations.length === 0) return error.reason;
  return error.violations.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('\n');
}
