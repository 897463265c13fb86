/**
 * Writes the sources that follow from others, into folders called `generated`, which git ignores. Every command that reads
 * them runs this first; it takes a moment when there is nothing to do.
 */
import './cyclonedxValidators.mjs';
import { fileURLToPath } from 'node:url';
import { writeCatalogues } from './catalogues.mjs';
import { writeWidgetExports } from './widgetExports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
writeWidgetExports(root);
writeCatalogues(root);
