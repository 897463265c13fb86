import type { IntlShape } from 'react-intl';
import { affectedVersionsOf, type AffectedVersions } from '../domain/affectedComponent.js';
import type { AffectedComponent } from '../schema/vulnerability.js';
import { messages } from './affectedComponent.messages.js';

/** What a vulnerability affects, read back as a sentence. */
export function affectedComponentText(intl: IntlShape, component: AffectedComponent): string {
  const affected = affectedVersionsOf(component);
  const { start, end, version } = affected;
  const subject = subjectText(intl, affected);
  const word = (bound: { isIncluded: boolean }) => (bound.isIncluded ? 'including' : 'excluding');
  if (start && end) {
    return intl.formatMessage(messages.between, {
      subject,
      start: word(start),
      startVersion: start.version,
      end: word(end),
      endVersion: end.version,
    });
  }
  if (start)
    return intl.formatMessage(messages.since, { subject, start: word(start), version: start.version });
  if (end) return intl.formatMessage(messages.until, { subject, end: word(end), version: end.version });
  if (version === undefined) return intl.formatMessage(messages.all, { subject });
  return intl.formatMessage(messages.exact, { subject, version });
}

/** The name that people know the registry of a package URL type by. */
export function ecosystemText(ecosystem: string): string {
  return ECOSYSTEMS[ecosystem] ?? ecosystem;
}

function subjectText(intl: IntlShape, { name, ecosystem, vendor }: AffectedVersions): string {
  if (ecosystem) {
    return intl.formatMessage(messages.fromEcosystem, { name, ecosystem: ecosystemText(ecosystem) });
  }
  return vendor ? intl.formatMessage(messages.byVendor, { name, vendor }) : name;
}

// Names of products are the same in all languages; the others are called as in the package URL.
const ECOSYSTEMS: Record<string, string> = {
  cargo: 'Cargo',
  composer: 'Composer',
  deb: 'Debian',
  gem: 'RubyGems',
  golang: 'Go',
  hex: 'Hex',
  maven: 'Maven',
  nuget: 'NuGet',
  pypi: 'PyPI',
  rpm: 'RPM',
  swift: 'Swift',
};
