import type { ThemeName } from 'bomdeck';
import type { SignedOutPlace } from '../session/signedOutPlace.js';
import { nameOfPrepared, takePrepared } from './takePrepared.js';

/**
 * Shows the sign-in page that the build has put into a `<template>` of index.html, so that users can type
 * into it while the drawing code is loading.
 * @returns a function that performs the held actions of buttons and Enter, to be called once React controls
 * the page; undefined where no page is prepared, such as during development
 */
export function showPrepared(
  locale: string,
  place: SignedOutPlace,
  theme: ThemeName,
): (() => void) | undefined {
  const page = takePrepared(nameOfPrepared(locale, place));
  if (!page) return undefined;
  for (const option of page.querySelectorAll('option')) if (option.value === theme) option.selected = true;
  const root = document.getElementById('app')!;
  root.append(page);
  root.querySelector<HTMLElement>('[autofocus]')?.focus();
  // Only this element is held, so that its replacement can be used immediately.
  return holdActions(root.firstElementChild!);
}

/**
 * Without React, a form that is sent would lead to another page, with all that was typed in its address. What is held here is
 * kept from other listeners, lest it be done twice.
 */
function holdActions(root: Element): () => void {
  let held: (HTMLFormElement | HTMLButtonElement)[] = [];
  const events = new AbortController();
  const hold = (event: Event, control: HTMLFormElement | HTMLButtonElement | null) => {
    if (!control || !root.contains(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(control);
  };
  const listen = (type: string, listener: (event: Event & { target: Element }) => void) =>
    window.addEventListener(type, listener as (event: Event) => void, {
      capture: true,
      signal: events.signal,
    });
  // Enter in a field is a click on the button of its form, too.
  listen('click', (event) => hold(event, event.target.closest('button')));
  listen('submit', (event) => hold(event, event.target as HTMLFormElement));
  // Further typing cancels the held actions, which were meant for the earlier text.
  listen('input', () => (held = []));
  return () => {
    events.abort();
    for (const control of held) {
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
    }
  };
}
