import type { ServerContext } from '../context.js';
import { registerVulnerabilityWork } from './vulnerabilityWork.js';

/** Tells the queue who does which kind of job. Each kind lives in a file of its own in this folder. */
export function registerWork(server: ServerContext): void {
  registerVulnerabilityWork(server);
}
