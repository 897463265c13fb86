import { writeIfChanged } from './generatedFiles.mjs';
import { readManifests } from './manifests.mjs';

/** Writes the part of src/index.ts that follows from the manifests: what each widget exports. */
export function writeWidgetExports(root) {
  const lines = readManifests(root).map(
    ({ folder }) => `export * from '${folder.replace('src/', '../')}/index.js';`,
  );
  writeIfChanged(
    `${root}src/generated/widgets.ts`,
    ['// Made from the manifests of the widgets by .config/build/generate.mjs.', ...lines, ''].join('\n'),
  );
}
