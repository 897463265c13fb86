import { expect, it } from 'vitest';
import { DEFAULT_PROPERTIES } from '../../reference-app/server/seed/defaults/configProperties.js';
import { SETTINGS_PANELS } from '../../src/entities/setting/settingsPanels.js';
import { settingsTable } from '../support/settingsTable.js';

const PANELS = Object.entries(SETTINGS_PANELS);

/** Written by this test with `-u`. */
it('docs/settings.md has the tables of all declared settings', async () => {
  const parts = await Promise.all(
    PANELS.map(async ([id, { load }]) => {
      const declaration = await load();
      const help = declaration.help ? `${String(declaration.help.defaultMessage)}\n\n` : '';
      return `## \`${id}\`\n\n${help}<!-- prettier-ignore -->\n${settingsTable(declaration)}\n`;
    }),
  );

  await expect([INTRODUCTION, ...parts].join('\n')).toMatchFileSnapshot('../../docs/settings.md');
});

const INTRODUCTION = `# Server settings

All settings in [ServerSettings](widgets/ServerSettings.md), by panel. This page is generated from the panel declarations. To update
it, run \`npm run test:unit -- tests/contract/settingsTables.test.ts -u\`. A setting is shown only if the server has it. The versions
here are for reference. A setting of the server that no panel declares is shown by its type, in the panel of its group.
`;

/** Belongs to another area: access control. */
const ELSEWHERE = ['access-management'];
/** Belongs to an analyzer that no server has any longer. */
const LEFT_OVER = 'scanner/npmaudit.enabled';

it('each setting of a new server is declared once, or is left over', async () => {
  const declarations = await Promise.all(PANELS.map(([, { load }]) => load()));
  const declared = declarations
    .flatMap(({ sections }) => sections.flatMap(({ settings }) => settings))
    .filter(({ since }) => since === undefined)
    .map(({ group, name }) => `${group}/${name}`);
  const known = DEFAULT_PROPERTIES.filter(([group]) => !ELSEWHERE.includes(group))
    .map(([group, name]) => `${group}/${name}`)
    .filter((name) => name !== LEFT_OVER);

  expect(declared.sort()).toEqual(known.sort());
});
