/** Gives an exception to the page's own handling of errors, as one of an event handler. */
export function reportFault(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  // Browsers before 2022 report what a timer throws in the same way.
  else
    setTimeout(() => {
      throw error;
    });
}
