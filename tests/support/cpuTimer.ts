/**
 * Starts to measure what something costs: the processor time of this process, since others may keep the machine busy.
 * @returns gives the milliseconds used so far
 */
export function cpuTimer(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
