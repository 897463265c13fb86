import type { IntlShape } from 'react-intl';
import { withoutSlashesAtEnd } from '../../../domain/withoutSlashes.js';
import { isOfLine, type ServerLine } from '../../../domain/serverLine.js';
import { ADMIN_SECTIONS, sectionsFor, type AdminSection } from './adminSections.js';
import { ADMIN_PANELS, type AdminPanel } from './panels.js';

/**
 * Returns the sections, with their panels, that a user with these permissions can see, in the order of the
 * navigation.
 * @param line - the release line of the server. While it is not known, panels that exist only in later
 * releases are left out
 */
export function visibleSections(
  permissions: readonly string[],
  line?: ServerLine,
): { section: AdminSection; panels: readonly AdminPanel[] }[] {
  return sectionsFor(permissions)
    .map((section) => ({
      section,
      panels: panelsOf(section).filter((panel) => isOfLine(panel, line ?? '4.11')),
    }))
    .filter(({ panels }) => panels.length > 0);
}

/**
 * The panel that an address leads to, in whatever case it is written: `repositories/maven`, or `repositories` for the first of
 * the section. Nothing leads to the first panel that may be seen. Undefined: there is no such panel.
 */
export function panelAt(address: string | undefined, permissions: readonly string[]): AdminPanel | undefined {
  const wanted = withoutSlashesAtEnd((address ?? '').replace(/^\/+/, '')).toLowerCase();
  if (wanted === '') return visibleSections(permissions)[0]?.panels[0];
  const section = ADMIN_SECTIONS.find(({ id }) => id.toLowerCase() === wanted);
  if (section) return panelsOf(section).find(({ id }) => id === section.first) ?? panelsOf(section)[0];
  return ADMIN_PANELS.find(({ id }) => id.toLowerCase() === wanted);
}

/** The section of a panel. */
export function sectionOf({ id }: AdminPanel): AdminSection {
  return ADMIN_SECTIONS.find((section) => id.startsWith(`${section.id}/`))!;
}

/** Name of a panel where its section is not in sight. */
export function titleOf({ label, title = label }: AdminPanel, intl: IntlShape): string {
  return title(intl);
}

function panelsOf({ id }: AdminSection): AdminPanel[] {
  return ADMIN_PANELS.filter((panel) => panel.id.startsWith(`${id}/`));
}
