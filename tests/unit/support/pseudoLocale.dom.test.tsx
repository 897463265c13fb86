import { createIntl } from '@formatjs/intl';
import { describe, expect, it } from 'vitest';
import { literalsIn, PSEUDO_LOCALE, pseudoMessage } from '../../support/pseudoLocale.js';

const say = (text: string, values?: Record<string, string | number>) =>
  createIntl({
    locale: PSEUDO_LOCALE,
    messages: { text: pseudoMessage(text) as unknown as string },
  }).formatMessage({ id: 'text' }, values);

function page(html: string): Element {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

describe('pseudoMessage', () => {
  it.each([
    ['Save', {}, '⟦Šáṽé⟧'],
    ['Remove {name}', { name: 'abc' }, '⟦Ŕéɱöṽé abc⟧'],
    ['{count, plural, one {# row} other {# rows}}', { count: 1 }, '⟦1 ŕöŵ⟧'],
    ['{count, plural, =0 {none} one {# row} other {# rows}}', { count: 0 }, '⟦ñöñé⟧'],
    ["It''s '{'here'}'", {}, "⟦Îţ'š {ĥéŕé}⟧"],
  ])('accents %j', (text, values, pseudo) => {
    expect(say(text, values)).toBe(pseudo);
  });
});

describe('literalsIn', () => {
  it('lets pass what is accented, given, or has no letters', () => {
    const root = page(
      '<p title="⟦Šáṽé⟧">⟦Ŕéɱöṽé <b>lodash</b>⟧ · 1 200 – 21 нояб. → CVE-2021-1</p><style>p { color: red }</style>',
    );

    expect(literalsIn(root, ['lodash', /\bCVE-[\d-]+/g])).toEqual([]);
  });

  it.each([
    ['a text', '<p><span>Save</span></p>', '<span> Save'],
    ['a text between messages', '<p>⟦Ŕöŵ⟧ of ⟦Ŕöŵ⟧</p>', '<p> ⟦Ŕöŵ⟧ of ⟦Ŕöŵ⟧'],
    ['a letter', '<b>C</b>', '<b> C'],
    ['a name for screen readers', '<button aria-label="Close">×</button>', '<button aria-label> Close'],
    ['a tip', '<i title="Nov 21, 2026"></i>', '<i title> Nov 21, 2026'],
    ['a placeholder', '<input placeholder="Search">', '<input placeholder> Search'],
    ['the text of an image', '<img alt="Logo">', '<img alt> Logo'],
    ['more than the data', '<p>lodash is old</p>', '<p> lodash is old'],
  ])('finds %s', (_, html, line) => {
    expect(literalsIn(page(html), ['lodash'])).toEqual([line]);
  });
});
