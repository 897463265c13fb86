import type { IntlShape } from 'react-intl';
import { versionDistance } from '../../../domain/policy/versionDistance.js';
import { componentVersion, type VersionFacts } from '../../../domain/versions/componentVersion.js';
import { versionStatus } from '../../../domain/versions/versionStatus.js';
import { messages } from './versionDistance.messages.js';

/**
 * Returns the distance from the version in use to the latest version, such as "2 major versions further".
 * @returns undefined when the latest version is not ahead, or when versions do not consist of numbers
 */
export function versionDistanceText(
  intl: IntlShape,
  component: VersionFacts,
  latest: string,
): string | undefined {
  const version = componentVersion(component);
  if (version === undefined || versionStatus(component, latest) !== 'outdated') return undefined;
  const distance = versionDistance(version, latest);
  const place = distance?.findIndex((count) => count > 0) ?? -1;
  const part = PARTS[place];
  return part && intl.formatMessage(messages[part], { count: distance![place]! });
}

const PARTS = ['epoch', 'major', 'minor', 'patch'] as const;
