const EVERY_MS = 250;

// Read when the command starts: npm may have exited by the time everything is installed and built.
const parent = process.ppid;

/**
 * Ends this process in order, as SIGTERM does, once the npm process that started it has exited. npm passes a
 * signal on to its shell, but most shells exit without passing it on, and the program they ran would remain
 * with its port and its database.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS);
  timer.unref();
}
