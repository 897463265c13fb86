import type { ReactNode } from 'react';
import { findSafeVersion } from '../../../data/findSafeVersion.js';
import { SafeVersionText } from '../../component/index.js';

/** Looks for the version of a component that leaves vulnerabilities behind, and says it in short; nothing where none is known. */
export async function foundSafeVersion(...sought: Parameters<typeof findSafeVersion>): Promise<ReactNode> {
  const safe = await findSafeVersion(...sought);
  return safe && <SafeVersionText safe={safe} isShort />;
}
