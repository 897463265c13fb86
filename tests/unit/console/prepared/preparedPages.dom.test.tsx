import { act, fireEvent, render, screen } from '@testing-library/react';
import { loadMessages } from 'bomdeck';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Console } from '../../../../reference-app/console/Console.js';
import { loadConsoleMessages } from '../../../../reference-app/console/i18n/consoleMessages.js';
import { prepared } from '../../../../reference-app/console/prepared/preparedPages.js';
import { showPrepared } from '../../../../reference-app/console/prepared/showPrepared.js';
import { createSessionStore } from '../../../../reference-app/console/session/sessionStore.js';
import { SignedOut } from '../../../../reference-app/console/session/SignedOut.js';
import { signedOutPlace } from '../../../../reference-app/console/session/signedOutPlace.js';

const kept = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
const sessions = createSessionStore({
  storage: kept,
  name: 'test',
  reload: () => {},
  hasUnsaved: () => false,
});
const complaints: unknown[] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => complaints.push(args));
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const templates = prepared.pages.map(({ name, html }) => `<template id="${name}">${html}</template>`);
  document.body.innerHTML = `<div id="app"></div>${templates.join('')}`;
});
afterEach(() => vi.unstubAllGlobals());

/** Lets React hydrate the content on the screen, as the console does. */
async function takeOver(locale: string, onDrawn?: () => void) {
  const words = await Promise.all([loadMessages(locale), loadConsoleMessages(locale)]);
  await act(async () => {
    render(
      <Console
        basePath=""
        config={{ apiBaseUrl: '', withCredentials: false }}
        sessions={sessions}
        SignedOut={SignedOut}
        initialTheme="auto"
        initialLanguage={{ locale, messages: { ...words[0], ...words[1] } }}
        onDrawn={onDrawn}
      />,
      {
        container: document.getElementById('app')!,
        hydrate: true,
        onRecoverableError: (error) => complaints.push(error),
      },
    );
  });
}

describe.each(['en', 'de'])('the prepared sign-in page, %s', (locale) => {
  test.each(['/login', '/projects?searchText=x'])('is what React draws at %s', async (address) => {
    history.replaceState(null, '', address);
    const release = showPrepared(locale, signedOutPlace(location, ''), 'auto');
    const before = document.getElementById('app')!.firstElementChild;
    expect(screen.getAllByRole('textbox')[0]).toHaveFocus();

    await takeOver(locale, release);

    expect(complaints).toEqual([]);
    expect(document.getElementById('app')!.firstElementChild).toBe(before);
  });
});

test('what was typed and asked for before is not lost', async () => {
  history.replaceState(null, '', '/login');
  const asked = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('fetch', asked);
  const release = showPrepared('en', signedOutPlace(location, ''), 'auto');
  const [username, password] = [screen.getByLabelText('Username'), screen.getByLabelText('Password')];
  fireEvent.input(username, { target: { value: 'jdoe' } });
  fireEvent.input(password, { target: { value: 'secret' } });
  const wasSent = fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(wasSent).toBe(false);

  await takeOver('en', release);

  expect(username).toHaveValue('jdoe');
  expect(password).toHaveValue('secret');
  const signIn = asked.mock.calls
    .map((call) => call as unknown as [string, RequestInit])
    .find(([, init]) => init.method === 'POST');
  expect(String(signIn?.[1].body)).toBe('username=jdoe&password=secret');
});

test('its styles are plain rules, and its elements have none of their own', () => {
  expect(prepared.styles).toMatch(/^[.:@a-zA-Z]/);
  expect(prepared.styles).not.toMatch(/data-styled|sc\*\/|<|url\(/);
  for (const { html } of prepared.pages) expect(html).not.toMatch(/ style=| on[a-z]+=|<script|<style/);
});
