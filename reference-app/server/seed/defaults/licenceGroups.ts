/** A licence group of a new server, with the SPDX identifiers of its members. */
export interface DefaultLicenceGroup {
  name: string;
  /** Fixed by this list and not used in any score. */
  riskWeight: number;
  licenceIds: readonly string[];
}

/** Common groups of licences, by what they ask of those who use them. */
export const DEFAULT_LICENCE_GROUPS: readonly DefaultLicenceGroup[] = [
  { name: 'Copyleft', riskWeight: 8, licenceIds: ['AGPL-1.0', 'AGPL-1.0-only', 'AGPL-1.0-or-later', 'AGPL-3.0', 'AGPL-3.0-only', 'AGPL-3.0-or-later', 'EUPL-1.0', 'EUPL-1.1', 'EUPL-1.2', 'GPL-1.0', 'GPL-1.0+', 'GPL-1.0-only', 'GPL-1.0-or-later', 'GPL-2.0', 'GPL-2.0+', 'GPL-2.0-only', 'GPL-2.0-or-later', 'GPL-2.0-with-GCC-exception', 'GPL-2.0-with-autoconf-exception', 'GPL-2.0-with-bison-exception', 'GPL-2.0-with-classpath-exception', 'GPL-2.0-with-font-exception', 'GPL-3.0', 'GPL-3.0+', 'GPL-3.0-only', 'GPL-3.0-or-later', 'GPL-3.0-with-GCC-exception', 'GPL-3.0-with-autoconf-exception', 'MS-RL', 'NGPL', 'OCLC-2.0', 'ODbL-1.0', 'OSL-1.0', 'OSL-1.1', 'OSL-2.0', 'OSL-2.1', 'OSL-3.0', 'RPL-1.1', 'RPL-1.5', 'RPSL-1.0'] },
  { name: 'Weak Copyleft', riskWeight: 3, licenceIds: ['AFL-1.1', 'AFL-1.2', 'AFL-2.0', 'AFL-2.1', 'AFL-3.0', 'APSL-1.0', 'APSL-1.1', 'APSL-1.2', 'APSL-2.0', 'CDDL-1.0', 'CDDL-1.1', 'EPL-1.0', 'EPL-2.0', 'LGPL-2.0+', 'LGPL-2.0-only', 'LGPL-2.0-or-later', 'LGPL-2.1', 'LGPL-2.1+', 'LGPL-2.1-only', 'LGPL-2.1-or-later', 'LGPL-3.0', 'LGPL-3.0+', 'LGPL-3.0-only', 'LGPL-3.0-or-later', 'MPL-1.0', 'MPL-1.1', 'MPL-2.0', 'MPL-2.0-no-copyleft-exception', 'NOSL', 'NPL-1.0', 'NPL-1.1', 'Nokia', 'SPL-1.0', 'YPL-1.0', 'YPL-1.1', 'Zimbra-1.3', 'Zimbra-1.4'] },
  { name: 'Permissive', riskWeight: 0, licenceIds: ['0BSD', 'Apache-1.0', 'Apache-1.1', 'Apache-2.0', 'BSD-1-Clause', 'BSD-2-Clause', 'BSD-2-Clause-FreeBSD', 'BSD-2-Clause-NetBSD', 'BSD-2-Clause-Patent', 'BSD-3-Clause', 'BSD-3-Clause-Attribution', 'BSD-3-Clause-Clear', 'BSD-3-Clause-LBNL', 'BSD-3-Clause-No-Nuclear-License', 'BSD-3-Clause-No-Nuclear-License-2014', 'BSD-3-Clause-No-Nuclear-Warranty', 'BSD-3-Clause-Open-MPI', 'BSD-4-Clause', 'BSD-4-Clause-UC', 'BSD-Protection', 'BSD-Source-Code', 'BSL-1.0', 'CC-BY-SA-1.0', 'CC-BY-SA-2.0', 'CC-BY-SA-2.5', 'CC-BY-SA-3.0', 'CC-BY-SA-4.0', 'ISC', 'JSON', 'MIT', 'MIT-0', 'MIT-CMU', 'MIT-enna', 'MIT-feh', 'MITNFA', 'NCSA', 'UPL-1.0', 'X11', 'Xerox'] },
  { name: 'Non-Commercial', riskWeight: 10, licenceIds: ['CC-BY-NC-1.0', 'CC-BY-NC-2.0', 'CC-BY-NC-2.5', 'CC-BY-NC-3.0', 'CC-BY-NC-4.0', 'CC-BY-NC-ND-1.0', 'CC-BY-NC-ND-2.0', 'CC-BY-NC-ND-2.5', 'CC-BY-NC-ND-3.0', 'CC-BY-NC-ND-4.0', 'CC-BY-NC-SA-1.0', 'CC-BY-NC-SA-2.0', 'CC-BY-NC-SA-2.5', 'CC-BY-NC-SA-3.0', 'CC-BY-NC-SA-4.0'] },
];
