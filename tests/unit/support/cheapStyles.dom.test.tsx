import { expect, it } from 'vitest';

/** The `display` of elements that the page does not style. */
it.each([
  ['<div></div>', 'block'],
  ['<main></main>', 'block'],
  ['<section></section>', 'block'],
  ['<ul></ul>', 'block'],
  ['<li></li>', 'list-item'],
  ['<span></span>', 'inline'],
  ['<button></button>', 'inline-block'],
  ['<table></table>', 'table'],
  ['<script></script>', 'none'],
  ['<input type="hidden">', 'none'],
  ['<p hidden></p>', 'none'],
  ['<span hidden=""></span>', 'none'],
  ['<p hidden="until-found"></p>', 'block'],
  ['<dialog></dialog>', 'none'],
  ['<dialog open></dialog>', 'block'],
  ['<div popover="auto"></div>', 'none'],
  ['<details></details>', 'block'],
])('%s is shown as %s, though most of the style sheet of jsdom is passed over', (html, display) => {
  document.body.innerHTML = html;

  expect(getComputedStyle(document.body.firstElementChild!).display).toBe(display);
});

it('writes in the direction that an element says, and those in it', () => {
  document.body.innerHTML = '<div dir="rtl"><p>a</p><p dir="ltr">b</p></div><p>c</p>';

  const directions = [...document.querySelectorAll('p')].map((p) => getComputedStyle(p).direction);

  expect(directions).toEqual(['rtl', 'ltr', 'ltr']);
});

it('lets the page say otherwise, as late as it likes', () => {
  document.body.innerHTML = '<p class="card">a</p>';
  const style = document.head.appendChild(document.createElement('style'));
  const shown = () => getComputedStyle(document.querySelector('p')!).display;
  expect(shown()).toBe('block');

  style.sheet!.insertRule('.card { display: grid; color: red }');
  expect(shown()).toBe('grid');
  style.sheet!.insertRule('p[data-open] { display: none }', 1);
  document.querySelector('p')!.setAttribute('data-open', '');
  expect(shown()).toBe('none');
});
