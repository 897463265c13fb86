import type { BomReceipt } from '../../../domain/receipt/BomReceipt.js';
import { compareSights, type ProjectSight } from '../../../domain/receipt/compareSights.js';
import { inSlices } from '../../../domain/slices.js';

/** Compares a project before and after an import, without stopping the page for long at any moment. */
export function receiptOf(before: ProjectSight, after: ProjectSight): Promise<BomReceipt | undefined> {
  return inSlices(compareSights(before, after));
}
