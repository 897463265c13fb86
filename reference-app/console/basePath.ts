/**
 * Returns the path of the console from the `<base>` of the page: '' at the root of a host, '/a/b' below it.
 * The address bar is not sufficient, because `/foo/bar` may be a wrong URL as well as a page below `/foo`.
 */
export function basePathOf(baseUri: string): string {
  return new URL('.', baseUri).pathname.replace(/\/+$/, '');
}
