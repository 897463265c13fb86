/**
 * Where the console lives, from the `<base>` of the page: '' at the root of a host, '/a/b' below it. The address bar
 * cannot tell, because `/foo/bar` may be a wrong address as well as a page below `/foo`.
 */
export function basePathOf(baseUri: string): string {
  return new URL('.', baseUri).pathname.replace(/\/+$/, '');
}
