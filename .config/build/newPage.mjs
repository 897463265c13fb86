import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';
import { readManifests } from './manifests.mjs';

const TEMPLATE = join(dirname(fileURLToPath(import.meta.url)), 'templates/page/ExamplesPage.tsx');
const PAGES = 'reference-app/console/routes/pages.ts';
const NAVIGATION = 'reference-app/console/shell/navigation.ts';
const ICONS = 'src/ui/controls/iconShapes.ts';
const PAGE_NAMES = 'reference-app/console/shell/pageNames.messages.ts';

/**
 * Writes the console's page of a list, where the manifest of the widget says: the page, its route, its name, and its entry in
 * the side navigation.
 * @param root - folder of package.json
 * @param widgetName - such as `AlertList`
 * @returns the files that are new or changed, below the root
 * @throws Error in words for who typed it, before anything is written: no such widget, no place in the console, a place that
 *   is taken, a heading of the navigation or an icon that is not there
 */
export async function writePage(root, widgetName) {
  const manifest = readManifests(root).find(({ name }) => name === widgetName);
  if (!manifest) throw new Error(`No widget is called ${widgetName}.`);
  const page = pageOf(manifest);
  const file = `reference-app/console/routes/${page.component}.tsx`;
  if (existsSync(join(root, file))) throw new Error(`${file} already exists.`);

  const texts = new Map([
    [file, named(readFileSync(TEMPLATE, 'utf8'), manifest, page)],
    [PAGES, withRoute(read(PAGES), manifest, page)],
    [PAGE_NAMES, withName(read(PAGE_NAMES), page)],
  ]);
  const entry = manifest.console.navigation;
  if (entry) {
    if (!new RegExp(`^ {2}(${entry.icon}|'${entry.icon}'): `, 'm').test(read(ICONS)))
      throw new Error(`${ICONS} has no icon ${entry.icon}.`);
    texts.set(NAVIGATION, withEntry(read(NAVIGATION), entry, page));
  }
  for (const [path, text] of texts) {
    const options = await prettier.resolveConfig(TEMPLATE);
    writeFileSync(join(root, path), await prettier.format(text, { ...options, filepath: path }));
  }
  return [...texts.keys()];

  function read(path) {
    return readFileSync(join(root, path), 'utf8');
  }
}

/** Returns the names for the page of a route: `licenses` becomes `LicensesPage`, “Licenses”. */
function pageOf({ name, console: place }) {
  if (!place)
    throw new Error(
      `The manifest of ${name} does not contain a place in the console. Add console: { route: … }.`,
    );
  if (!/^[a-z]+([A-Z][a-z]+)*([-/][a-z]+)*$/.test(place.route))
    throw new Error(`The page of a list needs a plain route, such as licenses, not ${place.route}.`);
  const [first, ...others] = place.route.split(/[-/]/);
  return {
    path: place.route,
    key: [first, ...others.map(capital)].join(''),
    component: `${[first, ...others].map(capital).join('')}Page`,
    title: capital([first, ...others].join(' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)),
  };
}

function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}

function named(text, { name, permissions }, { component, key }) {
  return text
    .replaceAll('ExamplesPage', component)
    .replaceAll("'examples'", `'${key}'`)
    .replaceAll('pageNames.examples', `pageNames.${key}`)
    .replaceAll('ExampleList', name)
    .replaceAll("'VIEW_PORTFOLIO'", `'${permissions[0] ?? 'VIEW_PORTFOLIO'}'`);
}

function withRoute(text, { name }, { path, component }) {
  if (text.includes(`path: '${path}',`)) throw new Error(`${PAGES} already has the route ${path}.`);
  const route = `{
    path: '${path}',
    widgets: ['${name}'],
    load: async () => (await import('./${component}.js')).${component},
  },`;
  return text.replace(/\n\];\s*$/, `\n${route}\n];\n`);
}

function withName(text, { key, title }) {
  if (text.includes(`export const ${key} `)) return text;
  return `${text}
export const ${key} = msg('pageNames.${key}', '${title}', 'Page that lists the ${title.toLowerCase()}');
`;
}

function withEntry(text, { section, icon, permission }, { path, key }) {
  const heading = new RegExp(`(id: '${section}',[^[]*entries: \\[)([^\\]]*)\\]`);
  if (!heading.test(text)) throw new Error(`${NAVIGATION} has no heading ${section}. Add it first.`);
  const right = permission ? `, permission: '${permission}'` : '';
  const entry = `{ to: '/${path}', icon: '${icon}', label: pageNames.${key}${right} },`;
  return text.replace(heading, (_, start, entries) => `${start}${entries}${entry}\n]`);
}
