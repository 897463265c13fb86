import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The folders of src/widgets, in the order in which documents list them. */
export const WIDGET_GROUPS = ['portfolio', 'project', 'vulnerability', 'policy', 'administration', 'account'];

/**
 * Returns the manifest of each public widget, sorted by group and name.
 * @param root - folder of package.json
 * @returns manifests as src/widgets/WidgetManifest.ts describes them, each with its `folder` below the root
 * @throws Error for a public widget without a manifest, and for one whose name or group is not that of its
 * folder
 */
export function readManifests(root) {
  return WIDGET_GROUPS.flatMap((group) =>
    subfolders(join(root, 'src/widgets', group))
      .filter((name) => existsSync(join(root, 'src/widgets', group, name, 'index.ts')))
      .map((name) => readManifest(root, group, name)),
  );
}

function readManifest(root, group, name) {
  const folder = `src/widgets/${group}/${name}`;
  const file = `${folder}/${name}.manifest.ts`;
  if (!existsSync(join(root, file))) throw new Error(`${folder} has an index.ts, but no ${name}.manifest.ts`);
  const manifest = valueOf(join(root, file));
  if (manifest?.name !== name || manifest.group !== group)
    throw new Error(`${file} must contain name: '${name}' and group: '${group}'`);
  return { ...manifest, folder };
}

/**
 * Returns the `manifest` export of a module without imports. Node itself reads TypeScript only in 22.18 and
 * later.
 */
function valueOf(file) {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported = {};
  new Function('exports', outputText)(exported);
  return exported.manifest;
}

function subfolders(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
