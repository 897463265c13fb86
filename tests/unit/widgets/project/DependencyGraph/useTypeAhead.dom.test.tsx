import { renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { useTypeAhead } from '../../../../../src/widgets/project/DependencyGraph/tree/useTypeAhead.js';

const NAMES = ['app', 'log4j-api', 'Log4j-core', 'left-pad', ''];

function typing(at: number) {
  const moveTo = vi.fn();
  const { result } = renderHook(() =>
    useTypeAhead({ at, count: NAMES.length, nameAt: (index) => NAMES[index]!, moveTo }),
  );
  const type = (key: string, timeStamp: number, more?: { ctrlKey: boolean }) =>
    result.current({ key, timeStamp, nativeEvent: {}, ...more } as KeyboardEvent);
  return { type, moveTo };
}

it('leads to the next name that begins with a letter, in either case and round the end', () => {
  const { type, moveTo } = typing(2);

  type('L', 0);
  type('A', 10_000);

  expect(moveTo.mock.calls).toEqual([[3], [0]]);
});

it('takes letters that follow each other quickly together, and stays where they still fit', () => {
  const { type, moveTo } = typing(1);

  type('l', 0);
  type('o', 200);
  type('l', 2_000);

  expect(moveTo.mock.calls).toEqual([[2], [1], [2]]);
});

it('leaves other keys alone, and letters that nothing begins with', () => {
  const { type, moveTo } = typing(0);

  type('ArrowDown', 0);
  type('l', 100, { ctrlKey: true });
  type('z', 2_000);

  expect(moveTo).not.toHaveBeenCalled();
});
