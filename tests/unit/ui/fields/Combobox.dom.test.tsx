import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { IntlScope } from '../../../../src/i18n/index.js';
import { Combobox } from '../../../../src/ui/fields/Combobox.js';
import type { ComboboxOption } from '../../../../src/ui/fields/ComboboxOption.js';

// The list is loaded when it is needed, which fake timers do not wait for.
beforeAll(() => import('../../../../src/ui/fields/ComboboxList.js'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NAMES = ['log4j-api', 'log4j-core', 'lodash'];

/** A field whose server takes a while for each answer. */
function show(answerTakesMs = 0) {
  const asked: string[] = [];
  const stopped: string[] = [];
  const chosen: (string | undefined)[] = [];
  function Owner() {
    const [value, setValue] = useState<ComboboxOption>();
    return (
      <Combobox
        label="Component"
        value={value}
        onValueChange={(option) => {
          chosen.push(option?.id);
          setValue(option);
        }}
        loadOptions={async (text, signal) => {
          asked.push(text);
          signal.addEventListener('abort', () => stopped.push(text));
          await new Promise((resolve) => setTimeout(resolve, answerTakesMs));
          return NAMES.filter((name) => name.includes(text)).map((name) => ({ id: name, label: name }));
        }}
      />
    );
  }
  render(
    <IntlScope locale="en">
      <Owner />
    </IntlScope>,
  );
  const field = screen.getByRole('combobox');
  return {
    asked,
    stopped,
    chosen,
    field,
    open: () => fireEvent.click(field),
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    press: (key: string) => fireEvent.keyDown(field, { key }),
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('a field that suggests', () => {
  // The first test of this file, because the code of the list is loaded once.
  it('is expanded, and names its list, only while the list is there', async () => {
    const { field, open, press } = show();
    const isNamed = () => document.getElementById(field.getAttribute('aria-controls') ?? '') !== null;
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).not.toHaveAttribute('aria-controls');

    open();
    expect(field.getAttribute('aria-expanded')).toBe(String(isNamed()));
    await pass(0);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox').id).toBe(field.getAttribute('aria-controls'));
    expect(document.getElementById(field.getAttribute('aria-activedescendant')!)).toHaveTextContent(
      NAMES[0]!,
    );

    press('Escape');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).not.toHaveAttribute('aria-controls');
  });

  it('asks at once when it opens, and at once for the first letter', async () => {
    const { asked, open, type } = show();

    open();
    await pass(0);
    expect(asked).toEqual(['']);
    await pass(1000);
    type('l');
    await pass(0);

    expect(asked).toEqual(['', 'l']);
  });

  it('asks for letters that follow each other quickly once there is a pause of 120 ms', async () => {
    const { asked, open, type } = show();
    open();
    await pass(1000);

    for (const text of ['l', 'lo', 'log', 'log4']) {
      type(text);
      await pass(100);
    }
    expect(asked).toEqual(['', 'l']);
    await pass(20);

    expect(asked).toEqual(['', 'l', 'log4']);
    await pass(1);
    expect(options()).toEqual(['log4j-api', 'log4j-core']);
  });

  it('stops the question before, and is never answered by it', async () => {
    const { stopped, open, type } = show(500);
    open();
    await pass(1000);

    type('loda');
    await pass(200);
    type('log4');
    await pass(0);
    expect(stopped).toContain('loda');
    await pass(300);
    expect(options()).toEqual(NAMES);
    await pass(200);

    expect(options()).toEqual(['log4j-api', 'log4j-core']);
  });

  it('takes what fits the text as soon as it is there, not what was found for an earlier one', async () => {
    const { chosen, field, open, press, type } = show();
    open();
    await pass(1000);
    type('l');
    await pass(50);
    type('lod');

    press('Enter');
    expect(chosen).toEqual([]);
    await pass(120);
    await pass(1000);

    expect(chosen).toEqual(['lodash']);
    expect(field).toHaveValue('lodash');
  });

  it('takes nothing when more was typed after Enter', async () => {
    const { chosen, open, press, type } = show();
    open();
    await pass(1000);
    type('l');
    await pass(50);
    type('lod');
    press('Enter');
    type('log4');
    await pass(2000);

    expect(chosen).toEqual([]);
  });

  it('opens again with everything, whatever was typed before', async () => {
    const { asked, field, open, press, type } = show();
    open();
    await pass(1000);
    type('lod');
    await pass(1000);
    type('lodx');
    press('Escape');
    expect(field).toHaveValue('');
    await pass(1000);
    expect(asked).toEqual(['', 'lod']);

    open();
    await pass(0);

    expect(asked).toEqual(['', 'lod', '']);
    expect(options()).toEqual(NAMES);
  });
});
