/**
 * Calls a function of the host. What it throws is the host's and changes nothing here: it goes where an exception of an
 * event handler goes, to the page's own handling of errors.
 */
export function tellHost(call: () => void): void {
  try {
    call();
  } catch (error) {
    report(error);
  }
}

function report(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  // Browsers before 2022 report what a timer throws in the same way.
  else
    setTimeout(() => {
      throw error;
    });
}
