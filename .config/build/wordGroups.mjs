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
  ['trends', /^src\/entities\/project\/trends\//],
  // Before the words of the lists, which come with the list.
  [
    'decisions',
    /^src\/(entities\/(violation\/bulk\/|component\/safeVersion\/|decision\/(decisionStep|decisionRun|auditTrail)\.)|frames\/run\/)/,
  ],
  [
    'findings',
    /^src\/entities\/finding\/(apply\/|bulk\/|rescoring\/|audit\/|detail\/|FacetChoices|justification)/,
  ],
  ['violations', /^src\/entities\/violation\/(audit|list)\//],
  ['access', /^src\/(entities\/access\/(access|powerfulGrant)\.|frames\/picker\/assignments)/],
  ['panels', /^src\/(frames\/settings|entities\/project\/portfolioScan)\//],
  ['boms', /^src\/entities\/bom\/(?!vex\/)/],
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
 * How the words of the kit are split, so that a host loads those of what it shows: the families above; `<Widget>` for what
 * comes along with a widget, or a folder of a noun; `<Widget>Later` for the parts that it loads when they are drawn. Words of src/entities and src/frames
 * that are in no family stand with each widget that reaches them.
 *
 * A message file of a family or of a widget tells, when it is evaluated, that the words of its group are needed
 * (.config/build/messagesPlugin.mjs).
 * @param root - folder of package.json
 * @returns `groups`: name to the message files whose words it holds; `groupOf`: message file to the group it tells of;
 *   `firstGroups`: widget of the package to the groups it needs when it is first drawn, some perhaps in vain
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
  }
  return { groups, groupOf, firstGroups };
}

/** Message files of a widget, or of a folder of a noun, and of what it reaches: at once, and with the parts that are loaded when they are drawn. */
function wordsOfFolder(graph, name, files) {
  const isOwn = (file) => folderOf(file) === name;
  // Another one tells of its own words.
  const isFollowed = (file) => folderOf(file) === undefined || isOwn(file);
  const wordsOf = (modules) =>
    [...comingAlong(graph, modules, isFollowed)].filter((file) => isWords(file) && !familyOf(file));
  const index = files.filter((file) => /^src\/widgets\/\w+\/\w+\/index\.ts$/.test(file));
  const roots = index.length > 0 ? index : files;
  const first = new Set(wordsOf(roots));
  const later = new Set();
  const parts = partsLoadedLater(graph, roots, isFollowed);
  /** Parts that tell of words: of their own, or loaded by nothing else than such parts. */
  const telling = new Set();
  for (const [part, { modules, parents }] of parts) {
    if (
      wordsOf(modules).some((file) => isOwn(file) && !first.has(file)) ||
      parents.every((parent) => telling.has(parent))
    )
      telling.add(part);
  }
  for (const [part, { modules }] of parts) {
    // What a part that tells of nothing says of src/entities comes with the widget.
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

function isWords(file) {
  return file.endsWith('.messages.ts');
}

function familyOf(file) {
  return FAMILIES.find(([, files]) => files.test(file))?.[0];
}

/** What a group of words is named after that is no family: a widget, or a folder of a noun. */
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
 * What a widget, and what it draws of the layers below, brings by `import()`, at whatever depth. What the build joins into one file is one part.
 * @returns each with its modules and with the parts that bring it, before those that it brings; `undefined` among them: the widget itself
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
 * Where code with words is imported later without waiting for its words, which would be English for a moment.
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
        ([, , specifier]) => `${file}: import('${specifier}') brings words: withWords(import(…)) of src/i18n`,
      ),
  );
}
