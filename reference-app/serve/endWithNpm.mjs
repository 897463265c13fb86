const EVERY_MS = 250;

// Asked when the command begins: npm may have gone by the time that everything is installed and built.
const parent = process.ppid;

/**
 * Ends this process in order, as SIGTERM does, once npm has gone that started it. npm passes a signal on to its shell, most
 * shells end without passing it on, and what they ran would stay behind with its port and its database.
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
