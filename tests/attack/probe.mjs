/**
 * Asks a server for its version every 20 ms until stdin ends, then prints how long the answers took. Runs in
 * a separate process so that nothing else delays it.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const address = `http://127.0.0.1:${process.argv[2]}/api/version`;
const times = [];
let isOver = false;
process.stdin.on('end', () => (isOver = true)).resume();

while (!isOver) {
  const began = performance.now();
  try {
    await (await fetch(address, { signal: AbortSignal.timeout(60_000) })).arrayBuffer();
  } catch {
    // The attack says whether the server is up.
  }
  times.push(performance.now() - began);
  await sleep(20);
}
times.sort((one, other) => one - other);
const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
console.log(JSON.stringify({ 'others waited ms p50': at(0.5), p99: at(0.99), most: at(1) }));
process.exit(0);
