import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { laterParts, roomOf } from './laterParts.mjs';
import { comingAlong, fileOf, moduleGraph } from './moduleGraph.mjs';

/**
 * Words that many widgets share, by what has them; the first that fits counts. The rest of `src` goes with its
 * widgets, or with the folders of nouns, such as src/entities/project/form.
 */
const FAMILIES = [
  ['lists', /^src\/(frames\/list\/|ui\/table\/(?!rowChange)|data\/usePagedList)/],
  ['forms', /^src\/ui\/(form\/|fields\/(?!Field\.))/],
  ['trends', /^src\/(entities\/project\/trends|ui\/charts\/TimeChart)\//],
  // Before the words of the lists, which come with the list.
  [
    'decisions',
    /^src\/(entities\/(violation\/bulk\/|component\/safeVersion\/|decision\/(decisionRun|auditTrail)\.)|frames\/run\/)/,
  ],
  [
    'findings',
    /^src\/entities\/finding\/(apply\/|bulk\/|rescoring\/|audit\/|detail\/|FacetChoices|justification)/,
  ],
  ['violations', /^src\/entities\/violation\/(audit|list)\//],
  ['access', /^src\/(entities\/access\/(access|powerfulGrant)\.|frames\/picker\/assignments)/],
  ['panels', /^src\/(frames\/settings|entities\/project\/portfolioScan)\//],
  ['boms', /^src\/entities\/bom\/(?!vex\/|receipt\/)/],
  ['scatter', /^src\/ui\/charts\/ScatterChart\//],
  ['vectors', /^src\/entities\/score\/(scoreCalculator|VectorField)/],
  ['cvss', /^src\/entities\/score\/cvss/],
  ['owasp', /^src\/entities\/score\/owasp/],
  ['data', /^src\/(data\/|frames\/facts\/permissionNames)/],
  ['shared', /^src\/(ui|host|i18n)\//],
];
const WIDGET = /^src\/widgets\/\w+\/(\w+)\//;
const FOLDER_OF_NOUN = /^src\/entities\/(\w+)\/(\w)(\w*)\//;

/**
 * Splits the words of the kit into groups, so that a host loads only those of the parts it shows: the
 * families above; `<Widget>` for words that load together with a widget, or a folder of a noun;
 * `<Widget>Later` for the parts that it loads when they are drawn. Words of src/entities and src/frames that
 * are in no family are included with each widget that reaches them.
 *
 * A message file of a family or of a widget declares, when it is evaluated, that the words of its group are
 * needed (.config/build/messagesPlugin.mjs). So do the components of a widget without a message file.
 * @param root - folder of package.json
 * @returns `groups`: name to the message files whose words it holds; `groupOf`: file to the group it declares;
 * `firstGroups`: widget of the package to the groups it needs when it is first drawn, possibly
 * including unneeded ones
 */
export function wordGroups(root) {
  const graph = moduleGraph(root, 'src');
  const words = [...graph.keys()].filter(isWords);
  const groups = new Map(
    FAMILIES.map(([family]) => [family, words.filter((file) => familyOf(file) === family)]),
  );
  const groupOf = new Map([...groups].flatMap(([family, files]) => files.map((file) => [file, family])));
  const firstGroups = new Map();
  for (const [name, files] of foldersWithWords(graph)) {
    const { first, later, families, isPublic } = wordsOfFolder(graph, name, files);
    if (isPublic) firstGroups.set(name, [...families, ...(first.size > 0 ? [name] : [])]);
    for (const [group, found] of [
      [name, first],
      [`${name}Later`, later],
    ]) {
      if (found.size > 0) groups.set(group, [...found]);
      for (const file of found) if (files.includes(file)) groupOf.set(file, group);
    }
    // A widget without words of its own declares those of src/entities in its components.
    if (isPublic && first.size > 0 && ![...first].some((file) => files.includes(file)))
      for (const file of componentsOf(graph, files)) groupOf.set(file, name);
  }
  return { groups, groupOf, firstGroups };
}

/**
 * Returns the message files of a widget, or of a folder of a noun, and of everything it reaches: those needed
 * immediately, and those of the parts that are loaded when they are drawn.
 */
function wordsOfFolder(graph, name, files) {
  const isOwn = (file) => folderOf(file) === name;
  // Other folders declare their own words.
  const isFollowed = (file) => folderOf(file) === undefined || isOwn(file);
  const wordsOf = (modules) =>
    [...comingAlong(graph, modules, isFollowed)].filter((file) => isWords(file) && !familyOf(file));
  const index = files.filter(isIndex);
  const roots = index.length > 0 ? index : files;
  const first = new Set(wordsOf(roots));
  const later = new Set();
  const parts = partsLoadedLater(graph, roots, isFollowed);
  /** Parts that declare words: they have their own words, or are loaded only by parts that declare words. */
  const telling = new Set();
  for (const [part, { modules, parents }] of parts) {
    if (
      wordsOf(modules).some((file) => isOwn(file) && !first.has(file)) ||
      parents.every((parent) => telling.has(parent))
    )
      telling.add(part);
  }
  for (const [part, { modules }] of parts) {
    // If a part declares no words, its words of src/entities load with the widget.
    const group = telling.has(part) ? later : first;
    for (const file of wordsOf(modules)) if (!first.has(file)) group.add(file);
  }
  for (const file of first) later.delete(file);
  for (const file of files) if (isWords(file) && !later.has(file)) first.add(file);
  const isNoWidgets = (file) => !WIDGET.test(file) || isOwn(file);
  const families = new Set(
    [...comingAlong(graph, index, isNoWidgets)]
      .filter((file) => isWords(file) && !isOwn(file))
      .flatMap((file) => familyOf(file) ?? folderOf(file) ?? []),
  );
  return { first, later, families, isPublic: index.length > 0 };
}

/** Returns the components that the index of a widget exports. */
function componentsOf(graph, files) {
  const exported = files.filter(isIndex).flatMap((file) => graph.get(file).imports);
  return exported.filter((file) => file.endsWith('.tsx') && files.includes(file));
}

function isIndex(file) {
  return /^src\/widgets\/\w+\/\w+\/index\.ts$/.test(file);
}

function isWords(file) {
  return file.endsWith('.messages.ts');
}

function familyOf(file) {
  return FAMILIES.find(([, files]) => files.test(file))?.[0];
}

/** Returns the name of a group of words that is not a family: a widget, or a folder of a noun. */
function folderOf(file) {
  if (familyOf(file)) return undefined;
  const [, noun, first, rest] = FOLDER_OF_NOUN.exec(file) ?? [];
  return noun ? noun + first.toUpperCase() + rest : WIDGET.exec(file)?.[1];
}

/** These with their modules; widgets that the package does not export are among them. */
function foldersWithWords(graph) {
  const folders = new Map();
  for (const file of graph.keys()) {
    const name = folderOf(file);
    if (name) folders.set(name, [...(folders.get(name) ?? []), file]);
  }
  return folders;
}

/**
 * Returns the parts that a widget, and everything it draws from the layers below, loads with `import()`, at
 * any depth. Modules that the build joins into one file are one part.
 * @returns each part with its modules and with the parts that load it, before the parts it loads; `undefined`
 * among the loading parts is the widget itself
 */
function partsLoadedLater(graph, roots, isFollowed) {
  const rooms = laterParts(graph);
  const parts = new Map();
  const visit = (modules, parent) => {
    for (const file of comingAlong(graph, modules, isFollowed)) {
      for (const asked of graph.get(file).later) {
        if (!isFollowed(asked)) continue;
        const room = roomOf(asked);
        const [part, joined] = rooms.has(room) ? [room, rooms.get(room)] : [asked, [asked]];
        if (parts.has(part)) parts.get(part).parents.push(parent);
        else {
          parts.set(part, { modules: joined, parents: [parent] });
          visit(joined, part);
        }
      }
    }
  };
  visit(roots, undefined);
  return parts;
}

const IMPORTED_LATER = /(deferred\(\s*\(\) =>\s*|withWords\(\s*)?\bimport\('(\.[^']+)'\)/g;

/**
 * Finds code with words that is imported later without waiting for its words. It would appear in English for
 * a moment.
 * @returns a line for each
 */
export function unawaitedWords(root) {
  const graph = moduleGraph(root, 'src');
  const isSpoken = (file) => [...comingAlong(graph, [file])].some(isWords);
  return [...graph.keys()].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORTED_LATER)]
      .filter(([, isAwaited, specifier]) => {
        const target = fileOf(root, file, specifier);
        return !isAwaited && target !== undefined && isSpoken(target);
      })
      .map(
        ([, , specifier]) =>
          `${file}: import('${specifier}') loads messages. Use withWords(import(…)) of src/i18n`,
      ),
  );
}
