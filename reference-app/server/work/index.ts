import type { ServerContext } from '../context.js';
import { registerCopyProject } from './copyProject.js';
import { registerDeliverNotifications } from './deliverNotifications.js';
import { registerPolicyWork } from './evaluatePolicies.js';
import { registerIdentifyInternal } from './identifyInternal.js';
import { registerImportBom } from './importBom.js';
import { registerImportVex } from './importVex.js';
import { registerLookUpLatestVersions } from './lookUpLatestVersions.js';
import { registerVulnerabilityWork } from './vulnerabilityWork.js';

/** Registers the handler of each kind of job with the queue. Each kind has its own file in this folder. */
export function registerWork(server: ServerContext): void {
  registerImportBom(server);
  registerImportVex(server);
  registerCopyProject(server);
  registerLookUpLatestVersions(server);
  registerDeliverNotifications(server);
  registerIdentifyInternal(server);
  registerVulnerabilityWork(server);
  registerPolicyWork(server);
}
