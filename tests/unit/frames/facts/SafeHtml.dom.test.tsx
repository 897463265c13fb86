import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { IntlScope } from '../../../../src/i18n/index.js';
import { SafeHtml } from '../../../../src/frames/facts/SafeHtml.js';

let complaints: MockInstance;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(complaints).not.toHaveBeenCalled();
});

/** Returns the remaining HTML of an operator's HTML. */
function left(html: string): string {
  const { container } = render(
    <IntlScope locale="en">
      <SafeHtml html={html} />
    </IntlScope>,
  );
  return (container.querySelector('[dir=auto]') as HTMLElement).innerHTML;
}

describe('SafeHtml', () => {
  it('keeps words and their structure', () => {
    expect(left('<h1>Shop</h1><p>For <b>staff</b> of the<br>bank</p><ul><li>one</li></ul>')).toBe(
      '<h3>Shop</h3><p>For <strong>staff</strong> of the<br>bank</p><ul><li>one</li></ul>',
    );
  });

  it('keeps tables, without what blanks would break', () => {
    expect(left('<table>\n <tr>\n <th>Day</th>\n <td>Mon</td> </tr> </table>')).toBe(
      '<table><tbody><tr><th>Day</th><td>Mon</td></tr></tbody></table>',
    );
  });

  it.each([
    ['scripts', 'a<script>alert(1)</script>b', 'ab'],
    ['styles', '<style>body{display:none}</style>a', 'a'],
    ['handlers', '<p onclick="alert(1)" style="position:fixed" class="x" id="app">a</p>', '<p>a</p>'],
    ['images', '<img src="https://spy.example/x.png" onerror="alert(1)">a', 'a'],
    ['drawings', '<svg onload="alert(1)"><script>alert(1)</script><text>a</text></svg>b', 'b'],
    ['frames', '<iframe srcdoc="<script>alert(1)</script>">a</iframe>b', 'b'],
    [
      'forms',
      '<form action="https://spy.example">Name <input name="password"><button>Go</button></form>',
      'Name ',
    ],
    ['unknown elements', '<x-app onclick="alert(1)">a</x-app>', 'a'],
    ['comments', 'a<!-- <script>alert(1)</script> -->b', 'ab'],
    [
      'a text that hides markup from parsers',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
      '<p></p>',
    ],
  ])('leaves out %s', (_, html, rest) => {
    expect(left(html)).toBe(rest);
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//spy.example',
    '/api/v1/user/logout',
    '',
  ])('makes no link to %j', (href) => {
    left(`<a href="${href}">there</a>`);

    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('there')).toBeVisible();
  });

  it('links to pages in a tab of their own, which learns nothing, and to mail', () => {
    left(
      '<a href="https://bank.example/rules" target="_top">rules</a> <a href="MAILTO:help@bank.example">help</a>',
    );

    expect(screen.getByRole('link', { name: 'rules' })).toMatchObject({
      href: 'https://bank.example/rules',
      target: '_blank',
      rel: 'noopener noreferrer',
    });
    expect(screen.getByRole('link', { name: 'help' })).toMatchObject({
      href: 'mailto:help@bank.example',
      target: '',
    });
  });

  it('says what an image shows', () => {
    expect(left('<img src="https://spy.example/x.png" alt="A bank">')).toBe(
      '<bd-text>Image: A bank</bd-text>',
    );
  });

  it('survives what is nested more deeply than can be drawn', () => {
    expect(left(`${'<div>'.repeat(200)}deep`)).toContain('deep');
  });
});
