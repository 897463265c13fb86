import type { Capabilities } from '../../api/servers.js';
import type { NotKept } from '../../domain/cyclonedx/kept/createLedger.js';
import { isSince } from '../../domain/serverLine.js';

/**
 * Returns the parts of a file that a server certainly does not keep. The check knows those that the embedded
 * server does not keep. Dependency-Track keeps one license of each component, and some of the rest in newer
 * lines. Parts that depend on its settings are left out.
 */
export function notKeptBy(
  { line, keepsAllLicenses }: Pick<Capabilities, 'line' | 'keepsAllLicenses'>,
  notKept: readonly NotKept[],
): readonly NotKept[] {
  if (keepsAllLicenses) {
    return notKept.filter(({ what }) => what !== 'severalLicenses' && what !== 'acknowledgement');
  }
  const isKept = ({ what }: NotKept) => {
    // The project data that it imports, and its words for types, differ by server version.
    if (what.startsWith('metadata.component.') || what === 'unknownType') return true;
    if (what === 'repeatedComponent' || what === 'differingRepeat') return !isSince(line, '4.12');
    if (what === 'components.scope' || what === 'unknownHash') return isSince(line, '4.14');
    if (what === 'components.evidence.occurrences' || what === 'metadata.tools') return isSince(line, '5.0');
    return false;
  };
  return notKept.filter((entry) => !isKept(entry));
}
