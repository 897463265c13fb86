import type { SignedOutPlace } from '../session/signedOutPlace.js';

/**
 * Returns the name of a prepared page in index.html. There is one for each language and each text that the
 * URL determines.
 * @param page - the page of the signed-out user; `stopped` for the page that reports that the console could
 * not start
 */
export function nameOfPrepared(locale: string, page: SignedOutPlace | 'stopped'): string {
  if (page === 'stopped') return `stopped-${locale}`;
  return `sign-in-${locale}${page.redirect === undefined ? '' : '-and-return'}`;
}

/**
 * Returns the content of a prepared page, which can be used once; undefined where none is prepared, such as
 * during development.
 */
export function takePrepared(name: string): DocumentFragment | undefined {
  const template = document.getElementById(name);
  return template instanceof HTMLTemplateElement ? template.content : undefined;
}
