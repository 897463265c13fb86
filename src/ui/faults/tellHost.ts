import { reportFault } from './reportFault.js';

/**
 * Calls a function of the host, or of a widget where a fault in it may not stop what comes next. What it throws changes nothing
 * here: it goes where an exception of an event handler goes, to the page's own handling of errors.
 * @returns what it gives; undefined when it throws
 */
export function tellHost<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    reportFault(error);
    return undefined;
  }
}
