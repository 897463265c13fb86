/**
 * Last step of the build: the rolled-up index says in words that its optional members take `undefined`, and the declarations of each
 * subpath re-export from it, so that a type is the same however it is imported. Subpaths therefore export nothing that the index
 * does not.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { withUndefined } from './optionalMembers.mjs';

const pkg = JSON.parse(readFileSync('package.json', 'utf8'));
const known = new Set(exportsOf('dist/types/index.d.ts').map(({ name }) => name));

for (const [subpath, entry] of Object.entries(pkg.exports)) {
  if (typeof entry === 'string' || subpath === '.') continue;
  const names = exportsOf(entry.types.replace('./dist/', 'dist/types/'));
  const missing = names.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (names.length === 0) throw new Error(`${subpath} exports nothing by name`);
  if (missing.length > 0) throw new Error(`src/index.ts does not export ${missing.join(', ')} of ${subpath}`);
  const depth = entry.types.split('/').length - 3;
  const index = `${depth === 0 ? './' : '../'.repeat(depth)}index.js`;
  const list = names.map(({ name, isType }) => (isType ? `type ${name}` : name)).join(', ');
  writeFileSync(entry.types, `export { ${list} } from '${index}';\n`);
}
writeFileSync('dist/index.d.ts', withUndefined(readFileSync('dist/index.d.ts', 'utf8')));
rmSync('dist/types', { recursive: true });

/** Lists the named exports of a file, including everything it re-exports from other files with `export *`. */
function exportsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return [];
    if (!statement.exportClause) return exportsOf(declarationOf(file, statement.moduleSpecifier.text));
    return ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map((element) => ({
          name: element.name.text,
          isType: statement.isTypeOnly || element.isTypeOnly,
        }))
      : [];
  });
}

function declarationOf(file, specifier) {
  return join(dirname(file), specifier.replace(/\.js$/, '.d.ts'));
}
