import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';
import { WIDGET_GROUPS } from './manifests.mjs';

const TEMPLATES = join(dirname(fileURLToPath(import.meta.url)), 'templates/widget');

/** The files of a widget: each template, and its destination. */
const FILES = [
  ['ExampleList.manifest.ts', ({ folder, name }) => `${folder}/${name}.manifest.ts`],
  ['ExampleList.messages.ts', ({ folder, name }) => `${folder}/${name}.messages.ts`],
  ['ExampleList.stories.tsx', ({ folder, name }) => `${folder}/${name}.stories.tsx`],
  ['ExampleList.tsx', ({ folder, name }) => `${folder}/${name}.tsx`],
  ['index.ts', ({ folder }) => `${folder}/index.ts`],
  ['ExampleList.dom.test.tsx', ({ name }) => `tests/widgets/${name}.dom.test.tsx`],
  ['ExampleList.md', ({ name }) => `docs/widgets/${name}.md`],
];

/**
 * Writes the files of a widget that runs and shows an empty list.
 * @param root - folder of package.json
 * @param place - group and name, such as `administration/AlertList`
 * @returns the files, below the root
 * @throws Error in words for who typed it, before anything is written: a name that is none or is taken, a group that is none
 */
export async function writeWidget(root, place) {
  const widget = widgetAt(place);
  const files = FILES.map(([template, pathOf]) => ({ template, path: pathOf(widget) }));
  refuseTaken(root, widget, files);
  for (const { template, path } of files) {
    const text = named(readFileSync(join(TEMPLATES, template), 'utf8'), widget);
    const options = await prettier.resolveConfig(join(TEMPLATES, template));
    mkdirSync(dirname(join(root, path)), { recursive: true });
    // Longer names break other lines.
    writeFileSync(join(root, path), await prettier.format(text, { ...options, filepath: path }), {
      flag: 'wx',
    });
  }
  return files.map(({ path }) => path);
}

function widgetAt(place) {
  const [, group, name] = /^([^/]*)\/([^/]*)$/.exec(place) ?? [];
  if (name === undefined)
    throw new Error(`Enter group and name, such as administration/AlertList, not ${place}.`);
  if (!WIDGET_GROUPS.includes(group))
    throw new Error(`The group ${group} does not exist. Use one of ${WIDGET_GROUPS.join(', ')}.`);
  if (!/^([A-Z][a-z0-9]+)+$/.test(name))
    throw new Error(
      `${name} is not a valid widget name. Use capitalized words without spaces, such as AlertList.`,
    );
  return { group, name, folder: `src/widgets/${group}/${name}` };
}

function refuseTaken(root, { name }, files) {
  const taken = [
    ...WIDGET_GROUPS.map((group) => `src/widgets/${group}/${name}`),
    ...files.map(({ path }) => path),
  ].find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} already exists.`);
  const surface = readFileSync(join(root, 'docs/api/bomdeck.api.md'), 'utf8');
  if (RegExp(`^export (?:declare )?(?:function|const|class|interface|type) ${name}\\b`, 'm').test(surface))
    throw new Error(`The package already exports something else as ${name}. See docs/api/bomdeck.api.md.`);
}

/** Returns a template with the name of the widget in place of the template's own name. */
function named(text, { group, name }) {
  const [first, ...others] = name.match(/[A-Z][a-z0-9]*/g);
  const words = [first, ...others.map((word) => word.toLowerCase())].join(' ');
  return text
    .replaceAll("group: 'policy'", `group: '${group}'`)
    .replaceAll('widgets/policy/', `widgets/${group}/`)
    .replaceAll('ExampleList', name)
    .replaceAll('exampleList', name[0].toLowerCase() + name.slice(1))
    .replaceAll('example-list', words.toLowerCase().replaceAll(' ', '-'))
    .replaceAll('Example list', words)
    .replaceAll('example list', words.toLowerCase());
}
