import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDebouncedText } from '../../../../src/ui/fields/useDebouncedText.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Field({ text, onTextChange }: { text: string; onTextChange: (text: string) => void }) {
  const { draft, setDraft, commit } = useDebouncedText(text, onTextChange);
  return (
    <input
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}

/**
 * A field whose owner has a requested value only after a while, like an owner that keeps it in a URL.
 * @param leavesOut - whether it only takes the last of the values requested in the meantime, like an owner
 * that changes in a transition
 */
function show(ownerTakesMs: number, leavesOut = false) {
  let underway: ReturnType<typeof setTimeout>;
  const asked: string[] = [];
  let set!: (text: string) => void;
  function Owner() {
    const [text, setText] = useState('');
    const [, draw] = useState(0);
    set = setText;
    return (
      <>
        <Field
          text={text}
          onTextChange={(next) => {
            asked.push(next);
            // It is drawn immediately, with its previous value.
            draw((count) => count + 1);
            if (leavesOut) clearTimeout(underway);
            underway = setTimeout(() => setText(next), ownerTakesMs);
          }}
        />
        <output>{text}</output>
      </>
    );
  }
  render(<Owner />);
  const field = screen.getByRole('textbox');
  return {
    asked,
    field,
    owned: () => screen.getByRole('status').textContent,
    set: (text: string) => act(() => set(text)),
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('useDebouncedText', () => {
  it('hands on the first letter after a pause at once', async () => {
    const { asked, type } = show(0);

    type('l');
    await pass(0);
    expect(asked).toEqual(['l']);
    await pass(120);
    type('lo');
    await pass(0);

    expect(asked).toEqual(['l', 'lo']);
  });

  it('hands on letters that follow each other quickly once typing pauses, and an emptied field at once', async () => {
    const { asked, type } = show(0);

    for (const text of ['l', 'lo', 'log', 'log4', 'log4j']) {
      type(text);
      await pass(100);
    }
    expect(asked).toEqual(['l']);
    await pass(20);
    expect(asked).toEqual(['l', 'log4j']);
    type('');
    await pass(0);

    expect(asked).toEqual(['l', 'log4j', '']);
  });

  it('hands on what was typed in time, also where its owner comes with something meanwhile', async () => {
    const { asked, type } = show(90);

    type('l');
    await pass(60);
    type('lo');
    // The owner has the first letter after 90 ms; the second is due after 180.
    await pass(120);

    expect(asked).toEqual(['l', 'lo']);
  });

  it('shows what its owner chose afterwards where it left out what it was asked for in between', async () => {
    const { asked, field, set, type } = show(50, true);
    type('l');
    await pass(0);
    type('');
    await pass(0);
    type('l');
    await pass(500);
    expect(asked).toEqual(['l', '', 'l']);

    set('');

    expect(field).toHaveValue('');
  });

  it('keeps the letters that were typed before its owner came with what it was asked for', async () => {
    const { asked, field, owned, type } = show(500);

    type('log');
    await pass(300);
    type('log4');
    await pass(300);
    // The text typed before the first pause arrives while the second is over and a third starts.
    type('log4j');
    await pass(100);
    expect(owned()).toBe('log');
    expect(field).toHaveValue('log4j');
    await pass(2000);

    expect(field).toHaveValue('log4j');
    expect(owned()).toBe('log4j');
    expect(asked.at(-1)).toBe('log4j');
  });

  it('keeps a letter that is typed in the moment in which the one before is handed on', async () => {
    const { asked, field, owned, type } = show(50);

    type('lo');
    await pass(0);
    type('log');
    // React has not drawn the letter yet.
    act(() => {
      fireEvent.change(field, { target: { value: 'log4' } });
      vi.advanceTimersByTime(120);
    });
    await pass(1000);
    await pass(1000);

    expect(field).toHaveValue('log4');
    expect(owned()).toBe('log4');
    expect(asked.at(-1)).toBe('log4');
  });

  it('keeps a space at the end for the word that follows', async () => {
    const { field, type } = show(50);

    type('log ');
    await pass(1000);

    expect(field).toHaveValue('log ');
  });

  it('shows what its owner chose by itself, also while something typed is underway', async () => {
    const { field, owned, set, type } = show(500);
    type('log');
    await pass(1000);

    set('');
    expect(field).toHaveValue('');
    type('lo');
    set('spring');
    await pass(1000);

    expect(field).toHaveValue('spring');
    expect(owned()).toBe('spring');
  });

  it('hands on with Enter what stands in the field, once', async () => {
    const { asked, field, type } = show(0);

    type('log4j');
    fireEvent.keyDown(field, { key: 'Enter' });
    await pass(1000);

    expect(asked).toEqual(['log4j']);
  });
});
