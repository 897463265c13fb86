import { describe, expect, it } from 'vitest';
import { foundLicenses } from '../../../../../src/entities/component/editor/foundLicenses.js';

const licenses = [
  { licenseId: 'GPL-2.0', name: 'GNU General Public License v2.0 only', isDeprecatedLicenseId: true },
  { licenseId: 'GPL-2.0-only', name: 'GNU General Public License v2.0 only' },
  { licenseId: 'MIT-0', name: 'MIT No Attribution' },
  { licenseId: 'MIT', name: 'MIT License' },
  { licenseId: 'X11', name: 'X11 License, like MIT' },
].map((license) => ({ uuid: license.licenseId, ...license }));
const ids = (text: string) => foundLicenses(licenses, text).map(({ licenseId }) => licenseId);

describe('foundLicenses', () => {
  it.each([
    ['', ['GPL-2.0-only', 'MIT-0', 'MIT', 'X11', 'GPL-2.0']],
    ['mit', ['MIT', 'MIT-0', 'X11']],
    ['license mit', ['MIT', 'X11']],
    ['gpl', ['GPL-2.0-only', 'GPL-2.0']],
    ['GPL-2.0', ['GPL-2.0', 'GPL-2.0-only']],
    ['nothing', []],
  ])('finds for “%s” the best first', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });
});
