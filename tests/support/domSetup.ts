/**
 * The setup for every test with a DOM: matchers, a clean page after each test, and features that jsdom lacks.
 */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { insertOnlyWhatIsTold, passOverDefaults, rememberComputedStyles } from './cheapStyles.js';

// A busy machine is slow, not wrong; parts that are loaded on demand come through the transformer of the tests.
configure({ asyncUtilTimeout: 20_000 });

// The page is printed where a test fails, and not each time it looks for what is not there yet.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) => {
    const isWaiting = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
      ._disableExpensiveErrorDiagnostics;
    return isWaiting ? new Error(message ?? undefined) : getElementError(message, container);
  },
});

afterEach(cleanup);

// Files share a window. Each restores it, except for the style sheet that styled-components keeps using.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  document.head.querySelectorAll(':scope > :not(style[data-styled])').forEach((child) => child.remove());
});

// React records with a stack trace where each element was created, up to a limit per second. No test needs
// it.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

/** jsdom has no layout, so nothing is ever resized. */
class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= StillResizeObserver;
// Browsers have it: an exception that no code here catches reaches the page's own handling of errors.
globalThis.reportError ??= (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const event = new ErrorEvent('error', { error, message, cancelable: true });
  if (window.dispatchEvent(event)) console.error(error);
};
// Chromium gives a promise, which is no way of undoing an effect.
// What is drawn on a canvas is for browser tests; without this jsdom complains of each one.
HTMLCanvasElement.prototype.getContext = () => null;
Element.prototype.scrollIntoView ??= () => Promise.resolve();
Element.prototype.setPointerCapture ??= () => undefined;
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom knows the element but not that it can be opened; the top layer and the inert page are for browser tests.
if (!('showModal' in HTMLDialogElement.prototype)) {
  const open = function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  Object.assign(HTMLDialogElement.prototype, {
    show: open,
    showModal: open,
    close(this: HTMLDialogElement) {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    },
  });
}

if (!('hasCheapStyles' in window)) {
  Object.assign(window, { hasCheapStyles: true });
  passOverDefaults(window);
  insertOnlyWhatIsTold(window);
  rememberComputedStyles(window);
}
