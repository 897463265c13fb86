import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 100;
/** Longer than any installation and build: a lock that is older was left behind, and its number is now that of another process. */
const LONGEST_MS = 15 * 60_000;

/**
 * Runs an action that no other process runs in this folder meanwhile, and waits for one that does. The lock is a file with
 * the number of its process; that of a process that is gone does not count.
 *
 * @param {string} root - folder of package.json
 * @param {() => void | Promise<void>} action
 */
export async function oneAtATime(root, action) {
  const lock = join(root, '.cache/setup.lock');
  mkdirSync(dirname(lock), { recursive: true });
  for (let isSaid = false; !take(lock); isSaid = true) {
    if (!isSaid)
      console.log('Waiting until another command has finished installing or building in this folder …');
    await sleep(EVERY_MS);
  }
  try {
    await action();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isLeftBehind(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isLeftBehind(lock) {
  try {
    const ageMs = Date.now() - statSync(lock).mtimeMs;
    if (ageMs > LONGEST_MS) return true;
    const pid = Number(readFileSync(lock, 'utf8'));
    // Empty until its owner has written: a moment, unless it was ended in that moment.
    if (!pid) return ageMs > 10 * EVERY_MS;
    return pid === process.pid || !isRunning(pid);
  } catch (error) {
    // Released in the meantime.
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is running, too.
    return error.code === 'EPERM';
  }
}
