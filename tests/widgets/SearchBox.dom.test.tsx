import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from '../../src/widgets/project/ProjectFindings/list/SearchBox.js';

/** A list that takes many slices to draw, as a long one does on a slow machine. */
const SLICES = 40;

describe('the search field of findings', () => {
  // The test is about events between two slices. `act` would draw everything in one go.
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  it('keeps each letter that is typed while the list is drawn for those before', async () => {
    const { field, listed } = await show();

    for (const letter of 'cve-2021-1') {
      type(field, field.value + letter);
      await pause(15);
    }

    await vi.waitFor(() => expect(listed()).toBe('cve-2021-1'));
    expect(field.value).toBe('cve-2021-1');
  });

  it('lists everything again when what was typed is deleted before the list followed', async () => {
    const { field, listed } = await show();

    type(field, 'c');
    await pause(15);
    type(field, '');

    await pause(600);
    await vi.waitFor(() => expect([field.value, listed()]).toEqual(['', '']));
  });

  it('shows what the host searches for, whenever it says so', async () => {
    const { field, listed, search } = await show();

    type(field, 'c');
    await vi.waitFor(() => expect(listed()).toBe('c'));
    search('log4j');
    await vi.waitFor(() => expect(field.value).toBe('log4j'));
    search('c');
    await vi.waitFor(() => expect(field.value).toBe('c'));
  });
});

async function show() {
  const box = document.body.appendChild(document.createElement('div'));
  let search!: (text: string) => void;
  function Host() {
    const [text, setText] = useState('');
    search = setText;
    return (
      <IntlProvider locale="en" messages={{}} onError={() => {}}>
        <SearchBox search={text} onSearchChange={setText} />
        {Array.from({ length: SLICES }, (_, place) => (
          <Slow key={place} text={text} />
        ))}
        <output>{text}</output>
      </IntlProvider>
    );
  }
  createRoot(box).render(<Host />);
  const field = await vi.waitFor(() => {
    const found = box.querySelector('input');
    expect(found).not.toBeNull();
    return found!;
  });
  return { field, search, listed: () => box.querySelector('output')!.textContent };
}

function Slow({ text }: { text: string }) {
  const end = performance.now() + 3;
  while (performance.now() < end);
  return <p>{text}</p>;
}

/** Types as a browser reports a key: React treats it as urgent. */
function type(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
