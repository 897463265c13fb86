/**
 * Imitates the translator of Chrome: afterwards, each text with words in it is in two elements of the
 * translator.
 */

/** Marks a replacement for a translated text, so that a test can distinguish it from a later text. */
const MARK = '⟨';

/**
 * Translates the texts of an element that are not translated yet, as Chrome does: the text that React knows
 * is removed from the page and replaced by two elements with another text. Whitespace is left unchanged.
 * @returns the number of translated texts
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
