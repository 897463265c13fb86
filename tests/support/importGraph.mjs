import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { kitAliases } from '../../.config/build/kitAliases.mjs';

const FOLDERS = ['src', 'reference-app', 'tests', '.config'];
const NOT_OURS = /(^|\/)(node_modules|dist|dist-app|\.cache|\.data)(\/|$)/;
const CODE = /\.(tsx?|mjs)$/;

/**
 * The modules that a module names: `from '…'`, `import '…'`, `import('…')`, and `new URL('…',
 * import.meta.url)` of a worker.
 */
const NAMED =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*|\bvi\.(?:mock|doMock|importActual)\(\s*)['"]([^'"\n]+)['"]/g;
/** Matches those of them that are loaded before the module itself runs. */
const STATIC = /^(?:from|import)\s*['"]/;
/** Types leave no trace in what runs. */
const TYPES_ONLY = /^\s*(?:import|export) type\b[^;]*;/gm;
/** `import.meta.glob('…')` takes what a pattern names. */
const GLOBBED = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*['"]([^'"\n]+)['"]/g;

/**
 * Maps each module to its imports, read from the text of the sources. Names without a matching file, such as
 * packages, are left out.
 *
 * @param {string} root - folder of package.json, with a slash at its end
 * @param {{ isStaticOnly?: boolean }} [options] - whether modules that are only loaded on demand are left out
 * @returns {Map<string, Set<string>>} for each file the files it imports, as paths from the root
 */
export function importGraph(root, { isStaticOnly = false } = {}) {
  const files = FOLDERS.flatMap((folder) => filesBelow(root, folder));
  const known = new Set(files);
  const aliases = kitAliases(root).map(({ find, replacement }) => ({
    find,
    file: replacement.slice(root.length),
  }));
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const file of files) {
    const imported = new Set();
    graph.set(file, imported);
    if (!CODE.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8').replace(TYPES_ONLY, '');
    for (const [words, name] of text.matchAll(NAMED)) {
      if (isStaticOnly && !STATIC.test(words)) continue;
      const found = resolve(name, file, known, aliases);
      if (found !== undefined) imported.add(found);
    }
    for (const [, pattern] of text.matchAll(GLOBBED)) {
      const glob = globExpression(posix.join(posix.dirname(file), pattern));
      for (const other of files) if (glob.test(other)) imported.add(other);
    }
  }
  return graph;
}

/**
 * The circles in a graph: sets of files of which each imports itself through the others.
 *
 * @param {Map<string, Set<string>>} graph - as {@link importGraph} makes it
 * @returns {string[][]} the files of each circle, sorted
 */
export function circlesIn(graph) {
  const reached = new Map([...graph.keys()].map((file) => [file, reachableFrom(file, graph)]));
  const circles = new Map();
  for (const [file, others] of reached) {
    if (!others.has(file)) continue;
    const circle = [...others].filter((other) => reached.get(other)?.has(file)).sort();
    circles.set(circle[0], circle);
  }
  return [...circles.values()];
}

/**
 * Returns the files that a file imports, directly or through others. Contains the file itself only in a
 * cycle.
 */
function reachableFrom(file, graph) {
  const reached = new Set(graph.get(file));
  // A set is walked in the order in which its members were added, those added on the way included.
  for (const other of reached) for (const next of graph.get(other) ?? []) reached.add(next);
  return reached;
}

/**
 * Returns the distance of each file from the changes: 0 for a changed file, 1 for a file that imports it, and
 * so on. Files unrelated to the change are missing.
 *
 * @param {Map<string, Set<string>>} graph - as {@link importGraph} makes it
 * @param {readonly string[]} changed - paths from the root
 * @returns {Map<string, number>}
 */
export function distancesFrom(graph, changed) {
  const importers = new Map();
  for (const [file, imported] of graph)
    for (const other of imported) importers.set(other, [...(importers.get(other) ?? []), file]);
  const distances = new Map(changed.map((file) => [file, 0]));
  // A map is walked in the order in which its keys were added, those added on the way included.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

/** The endings that the file of a module named `….js` may have. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

function resolve(name, from, known, aliases) {
  if (!name.startsWith('.')) return aliases.find(({ find }) => find.test(name))?.file;
  const path = posix.join(posix.dirname(from), name.replace(/[?#].*$/, ''));
  const stem = path.replace(/\.js$/, '');
  return [path, ...ENDINGS.map((ending) => stem + ending)].find((file) => known.has(file));
}

/** Converts a glob to a regular expression. Supports only the patterns `*` and `**`. */
function globExpression(glob) {
  const escaped = glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const source = escaped.replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${source}$`);
}

function filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/'))
    .filter((file) => !NOT_OURS.test(file));
}
