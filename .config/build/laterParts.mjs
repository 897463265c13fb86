import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileOf, moduleGraph } from './moduleGraph.mjs';

/**
 * Folders whose parts remain separate files, because code that needs one of them does not need the others.
 */
const APART = new Set(['src/entities/setting/panels', 'src/frames/facts', 'src/ui/charts']);

/**
 * Returns the room of a module, which is its folder. All blocks share one room (decision 21). A door
 * (`index.ts`) has no room, because its importers want the modules behind it. Layers that draw nothing have
 * no room either.
 * @param file - from the root, such as `src/ui/overlay/MenuPopup.tsx`
 * @returns a folder, or undefined
 */
export function roomOf(file) {
  if (file.endsWith('/index.ts') || APART.has(dirname(file))) return undefined;
  return /^src\/(?:ui|(?:frames|entities|widgets)(?:\/\w+)+)(?=\/)/.exec(file)?.[0];
}

/**
 * Returns the modules that the sources load with `import()`, by the room they belong to. A room with only one
 * of these parts is omitted: there is nothing to join.
 * @param graph - the result of `moduleGraph`
 * @returns room to its parts, sorted
 */
export function laterParts(graph) {
  const rooms = new Map();
  for (const part of [...graph.values()].flatMap(({ later }) => later)) {
    const room = roomOf(part);
    if (room !== undefined) rooms.set(room, (rooms.get(room) ?? new Set()).add(part));
  }
  return new Map(
    [...rooms].filter(([, parts]) => parts.size > 1).map(([room, parts]) => [room, [...parts].sort()]),
  );
}

/**
 * Returns the code of the module that represents all parts of a room.
 * @param read - returns the code of a part
 * @throws when two parts export the same name, or when a part has no names
 */
export function joinedCode(room, parts, read) {
  const exporters = new Map();
  return parts
    .map((part) => {
      const names = valuesExportedBy(part, read(part));
      for (const name of names) {
        const other = exporters.get(name);
        if (other)
          throw new Error(
            `${other} and ${part} both export ${name}. Parts of one folder that are loaded later become one file. Rename one of the two.`,
          );
        exporters.set(name, part);
      }
      const path = relative(room, part).replace(/\.tsx?$/, '.js');
      return `export { ${names.join(', ')} } from './${path}';\n`;
    })
    .join('');
}

const DECLARED = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm;
const LISTED = /^export \{([^}]*)\}/gm;

/** Names of what a module exports at run time. */
function valuesExportedBy(part, code) {
  if (/^export (?:default|\*)/m.test(code))
    throw new Error(`${part} is loaded later together with others, so it must export by name.`);
  const listed = [...code.matchAll(LISTED)].flatMap(([, list]) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !each.startsWith('type '))
      .map((each) => each.split(/\s+as\s+/).at(-1)),
  );
  return [...[...code.matchAll(DECLARED)].map(([, name]) => name), ...listed];
}

/**
 * Joins what a room loads later into one file, while building (rollup and Vite): sources name the module they mean, and hosts download
 * one file instead of many, see docs/decisions/0028-one-later-file-for-a-room.md. Nothing is joined while developing and in tests.
 */
export function joinedLater() {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const idOf = (room) => `${root}${room}/${basename(room)}.later.js`;
  let rooms = new Map();
  let roomOfId = new Map();
  return {
    name: 'joined-later',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      rooms = laterParts(moduleGraph(root, 'src'));
      roomOfId = new Map([...rooms.keys()].map((room) => [idOf(room), room]));
    },
    resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string' || !specifier.startsWith('.') || !importer.startsWith(`${root}src/`))
        return null;
      const part = fileOf(root, importer.slice(root.length), specifier);
      const room = part && roomOf(part);
      return room && rooms.get(room)?.includes(part) ? { id: idOf(room) } : null;
    },
    resolveId: (id) => (roomOfId.has(id) ? id : null),
    load(id) {
      const room = roomOfId.get(id);
      return room === undefined
        ? null
        : joinedCode(room, rooms.get(room), (part) => readFileSync(root + part, 'utf8'));
    },
  };
}
