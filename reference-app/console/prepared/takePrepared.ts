import type { SignedOutPlace } from '../session/signedOutPlace.js';

/**
 * What a prepared page is called in index.html; there is one for each language and each text that the address decides.
 * @param page - where somebody is who is not signed in; `stopped` for the page that says that the console could not start
 */
export function nameOfPrepared(locale: string, page: SignedOutPlace | 'stopped'): string {
  if (page === 'stopped') return `stopped-${locale}`;
  return `sign-in-${locale}${page.redirect === undefined ? '' : '-and-return'}`;
}

/** What is in a prepared page, once; undefined where none is prepared, as while developing. */
export function takePrepared(name: string): DocumentFragment | undefined {
  const template = document.getElementById(name);
  return template instanceof HTMLTemplateElement ? template.content : undefined;
}
