import { initialSchema } from './0001-initial.js';
import { policies } from './0002-policies.js';
import { notifications } from './0003-notifications.js';
import { scale } from './0004-scale.js';
import { order } from './0005-order.js';
import { search } from './0006-search.js';
import { paging } from './0007-paging.js';
import { cpeWildcards } from './0008-cpe-wildcards.js';
import { violationGroups } from './0009-violation-groups.js';
import { rowIds } from './0010-row-ids.js';
import { copies } from './0011-copies.js';
import { jobHeads } from './0012-job-heads.js';
import { sessions } from './0013-sessions.js';
import { endedSessions } from './0014-ended-sessions.js';
import { importFailures } from './0015-import-failures.js';
import { componentLicenses } from './0016-component-licenses.js';
import { bomRefs } from './0017-bom-refs.js';
import { jobTurns } from './0018-job-turns.js';
import { packageKeys } from './0019-package-keys.js';
import { latestVersions } from './0020-latest-versions.js';
import { bomSubjects } from './0021-bom-subjects.js';

/** One step of the schema. Once released it never changes; a change is a new step at the end of the list. */
export interface Migration {
  /** Shown when the step fails. */
  name: string;
  sql: string;
}

/** In the order they run; the number of steps that ran is kept in the database (`user_version`). */
export const migrations: readonly Migration[] = [
  { name: '0001-initial', sql: initialSchema },
  { name: '0002-policies', sql: policies },
  { name: '0003-notifications', sql: notifications },
  { name: '0004-scale', sql: scale },
  { name: '0005-order', sql: order },
  { name: '0006-search', sql: search },
  { name: '0007-paging', sql: paging },
  { name: '0008-cpe-wildcards', sql: cpeWildcards },
  { name: '0009-violation-groups', sql: violationGroups },
  { name: '0010-row-ids', sql: rowIds },
  { name: '0011-copies', sql: copies },
  { name: '0012-job-heads', sql: jobHeads },
  { name: '0013-sessions', sql: sessions },
  { name: '0014-ended-sessions', sql: endedSessions },
  { name: '0015-import-failures', sql: importFailures },
  { name: '0016-component-licenses', sql: componentLicenses },
  { name: '0017-bom-refs', sql: bomRefs },
  { name: '0018-job-turns', sql: jobTurns },
  { name: '0019-package-keys', sql: packageKeys },
  { name: '0020-latest-versions', sql: latestVersions },
  { name: '0021-bom-subjects', sql: bomSubjects },
];
