import type { Capabilities } from '../../api/servers.js';
import type { NotKept } from '../../domain/cyclonedx/kept/createLedger.js';
import { isSince } from '../../domain/serverLine.js';

/**
 * What a server surely does not keep of a file. The check knows what the embedded one does not keep; Dependency-Track keeps one
 * license of each component, and some of the rest in newer lines. What differs by its settings is left out.
 */
export function notKeptBy(
  { line, keepsAllLicenses }: Pick<Capabilities, 'line' | 'keepsAllLicenses'>,
  notKept: readonly NotKept[],
): readonly NotKept[] {
  if (keepsAllLicenses) {
    return notKept.filter(({ what }) => what !== 'severalLicenses' && what !== 'acknowledgement');
  }
  const isKept = ({ what }: NotKept) => {
    // What it takes over of the project, and which words it has for types, differs by its release.
    if (what.startsWith('metadata.component.') || what === 'unknownType') return true;
    if (what === 'repeatedComponent' || what === 'differingRepeat') return !isSince(line, '4.12');
    if (what === 'components.scope' || what === 'unknownHash') return isSince(line, '4.14');
    if (what === 'components.evidence.occurrences' || what === 'metadata.tools') return isSince(line, '5.0');
    return false;
  };
  return notKept.filter((entry) => !isKept(entry));
}
