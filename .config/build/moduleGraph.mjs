import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STATIC = /^(?:import|export)\s+(?!type\b)([^'";]*?)\s*from\s+'(\.[^']+)'/gm;
const DYNAMIC = /\bimport\('(\.[^']+)'\)/g;

/**
 * Returns the modules below a folder that each module below it imports, as far as the imports exist at run
 * time.
 * @param root - folder of package.json
 * @param folder - below it, such as `src`
 * @returns file to `{ imports, later }`: files that are loaded together with it, and those that `import()`
 * loads later
 */
export function moduleGraph(root, folder) {
  const files = readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(stories|manifest)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
  return new Map(files.map((file) => [file, importsOf(root, file)]));
}

/** All modules that come along with some, themselves included. */
export function comingAlong(graph, files, isFollowed = () => true) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file) || !graph.has(file) || !isFollowed(file)) return;
    found.add(file);
    graph.get(file).imports.forEach(visit);
  };
  files.forEach(visit);
  return found;
}

function importsOf(root, file) {
  const code = readFileSync(join(root, file), 'utf8');
  const found = (specifiers) =>
    specifiers.map((specifier) => fileOf(root, file, specifier)).filter((name) => name !== undefined);
  return {
    imports: found(
      [...code.matchAll(STATIC)].filter(([, names]) => !isTypesOnly(names)).map(([, , from]) => from),
    ),
    later: found([...code.matchAll(DYNAMIC)].map(([, from]) => from)),
  };
}

/** `{ type A, type B }` leaves nothing at run time. */
function isTypesOnly(names) {
  const list = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1];
  if (list === undefined) return false;
  return list.split(',').every((name) => /^\s*(type\s|$)/.test(name));
}

/** The file that an import of another one means; undefined where there is none. */
export function fileOf(root, importer, specifier) {
  const path = join(dirname(importer), specifier);
  return [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx'), path].find((candidate) =>
    existsSync(join(root, candidate)),
  );
}
