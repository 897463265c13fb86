import type { Severity } from '../schema/enumerations.js';
import type { IconName } from '../ui/iconShapes.js';

/** The shape of each severity. */
export const SEVERITY_ICONS: Record<Severity, IconName> = {
  CRITICAL: 'sev-critical',
  HIGH: 'sev-high',
  MEDIUM: 'sev-medium',
  LOW: 'sev-low',
  INFO: 'sev-info',
  UNASSIGNED: 'sev-unassigned',
};
