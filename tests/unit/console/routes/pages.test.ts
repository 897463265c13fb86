import { describe, expect, it } from 'vitest';
import { readManifests } from '../../../../.config/build/manifests.mjs';
import { PAGES } from '../../../../reference-app/console/routes/pages.js';
import { NAVIGATION } from '../../../../reference-app/console/shell/navigation.js';

const manifests = readManifests(process.cwd());
const places = manifests.flatMap(({ console: place }) => place ?? []);

describe('the pages of the console', () => {
  it('are those that the manifests of the widgets name', () => {
    expect([...new Set(places.map(({ route }) => route))].sort()).toEqual(
      PAGES.map(({ path }) => path).sort(),
    );
  });

  it('ask for words of widgets that they show', () => {
    for (const { path, widgets } of PAGES) {
      const shown = manifests.filter(({ console: place }) => place?.route === path).map(({ name }) => name);
      expect(shown, path).toEqual(expect.arrayContaining([...widgets]));
    }
  });

  it('stand in the navigation where their widgets say, for those who may see them', () => {
    const said = places.flatMap(({ route, navigation }) =>
      navigation ? { to: `/${route.replace(/\/\*$/, '')}`, permission: undefined, ...navigation } : [],
    );
    const shown = NAVIGATION.flatMap(({ id, entries }) =>
      entries.map(({ to, icon, permission }) => ({ section: id, to, icon, permission })),
    );

    expect(said).toHaveLength(shown.length);
    expect(said).toEqual(expect.arrayContaining(shown));
  });
});
