import type { SignedOutPlace } from '../session/signedOutPlace.js';

/** What a prepared page is called in index.html; there is one for each language and each text that the address decides. */
export function nameOfPrepared(locale: string, { redirect }: SignedOutPlace): string {
  return `sign-in-${locale}${redirect === undefined ? '' : '-and-return'}`;
}
