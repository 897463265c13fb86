/** What the translator of Chrome does to a page: each text with words in it stands in two elements of the translator afterwards. */

/** Marks what stands for a translated text, so that a test tells it from one that came later. */
const MARK = '⟨';

/**
 * Translates the texts of an element that are not translated yet, as Chrome does: the text that React knows is taken out of
 * the page, and two elements with another text take its place. Blanks are left alone.
 * @returns how many there were
 */
export function translatePage(root: Node = document.body): number {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const wanted = texts.filter(
    ({ data, parentElement }) =>
      data.trim() !== '' &&
      !data.startsWith(MARK) &&
      !parentElement?.closest('[translate=no], script, style, svg'),
  );
  for (const text of wanted) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
    inner.textContent = `${MARK}${text.data}⟩`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  return wanted.length;
}

/** The texts of an element without the marks of the translator. */
export function wordsOf(root: Node): string {
  return (root.textContent ?? '').replaceAll(/[⟨⟩]/g, '');
}
