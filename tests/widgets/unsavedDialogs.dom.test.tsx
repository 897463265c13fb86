import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { englishText } from '../support/englishText.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { propsOf, SAMPLE_PROJECT, textOf, WIDGET_SAMPLES } from '../support/widgetSamples.js';
import { closed, kitPage } from './kitPage.js';

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let project: TestProject;
beforeAll(async () => {
  server = await testServer();
  project = await server.aProject(SAMPLE_PROJECT);
});
afterAll(() => closed(server));

const EXPORTED = Object.assign(
  {},
  ...Object.values(import.meta.glob('../../src/widgets/*/*/index.ts', { eager: true })),
) as Record<string, FunctionComponent<object>>;

/** Matches buttons of widgets that open a dialog, except dialogs that are separate components. */
const OPENERS = /^(New|Create|Add|Edit|Rename|Details)\b.*/;

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)));

/** A field that holds something: neither for a search nor for a choice. */
function fieldIn(dialog: HTMLElement) {
  return [...dialog.querySelectorAll<HTMLInputElement>('input[type=text], input[type=email], textarea')].find(
    (field) => !field.readOnly && !field.matches('[role=combobox], [aria-readonly=true]'),
  );
}

/** Types into the open dialog, and leaves it in each way that there is. @returns whether it has a field of text */
async function expectGuarded(told: boolean[]): Promise<boolean> {
  const dialog = await waitFor(() => document.querySelector('dialog') ?? expect.fail('No dialog.'));
  // The name that confirms a deletion is no loss.
  if (dialog.getAttribute('role') === 'alertdialog') return false;
  await waitFor(() => expect(dialog.querySelector('[aria-busy=true]')).toBeNull());
  await settled();
  const field = fieldIn(dialog);
  if (!field) return false;
  expect(told).toEqual([]);
  fireEvent.change(field, { target: { value: 'half typed' } });
  await waitFor(() => expect(told).toEqual([true]));
  const button = (name: RegExp) => within(dialog).queryByRole('button', { name });
  for (const leave of [
    () => fireEvent.keyDown(dialog, { key: 'Escape' }),
    () => fireEvent.mouseDown(dialog),
    () => fireEvent.click(button(/^Close$/)!),
    () => button(/^Cancel$/) && fireEvent.click(button(/^Cancel$/)!),
  ]) {
    if (leave() === null) continue;
    const keep = await within(dialog).findByRole('button', { name: 'Keep editing' });
    fireEvent.click(keep);
    expect(field).toHaveValue('half typed');
  }
  return true;
}

describe('what is typed into a dialog', () => {
  const dialogs = WIDGET_SAMPLES.filter(({ component }) => component.endsWith('Dialog'));
  it.each(dialogs.map((sample) => [sample.component, sample] as const))(
    'is asked about before it is lost: %s',
    async (component, sample) => {
      const told: boolean[] = [];
      const { unmount } = await kitPage(
        createElement(EXPORTED[component]!, propsOf(sample, { projectId: project.uuid })),
        { server, onUnsavedChange: ({ hasUnsaved }) => told.push(hasUnsaved) },
      );
      await screen.findAllByText(textOf(sample, englishText));
      const isGuarded = await expectGuarded(told);
      unmount();
      expect(told).toEqual(isGuarded ? [true, false] : []);
    },
  );

  const others = WIDGET_SAMPLES.filter(
    ({ component }) => !component.endsWith('Dialog') && component !== 'WelcomeMessage',
  );
  it.each(others.map((sample) => [sample.component, sample] as const))(
    'is asked about in the dialogs that open from %s',
    async (component, sample) => {
      const told: boolean[] = [];
      const { unmount } = await kitPage(
        createElement(EXPORTED[component]!, propsOf(sample, { projectId: project.uuid })),
        { server, onUnsavedChange: ({ hasUnsaved }) => told.push(hasUnsaved) },
      );
      await screen.findAllByText(textOf(sample, englishText)).catch(() => undefined);
      const names = [...document.querySelectorAll('main button')].map((it) => it.textContent ?? '');
      for (const name of new Set(names.filter((each) => OPENERS.test(each)))) {
        const opener = [...document.querySelectorAll('main button')].find((it) => it.textContent === name);
        if (!opener) continue;
        fireEvent.click(opener);
        await settled();
        const dialog = document.querySelector<HTMLElement>('dialog');
        if (!dialog) continue;
        const isGuarded = await expectGuarded(told);
        fireEvent.keyDown(dialog, { key: 'Escape' });
        if (isGuarded) fireEvent.click(await within(dialog).findByRole('button', { name: 'Discard' }));
        await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
        expect(told).toEqual(isGuarded ? [true, false] : []);
        told.length = 0;
      }
      unmount();
    },
  );
});
