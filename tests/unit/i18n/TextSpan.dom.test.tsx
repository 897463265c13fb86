import { render } from '@testing-library/react';
import { defineMessage, type MessageTag } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { Message } from '../../../src/i18n/Message.js';
import { TextSpan } from '../../../src/i18n/TextSpan.js';
import { translatePage, wordsOf } from '../../support/translatedPage.js';

const first = defineMessage({ id: 'first', defaultMessage: 'First', description: 'Test' });
const second = defineMessage({ id: 'second', defaultMessage: 'Second', description: 'Test' });
const rich = defineMessage<{ readonly count: number; readonly b: MessageTag }>({
  id: 'rich',
  defaultMessage: '{count, plural, =0 {none} one {<b>one</b> row} other {many: <b>#</b>}}',
  description: 'Test',
});

describe('a page that a browser translated', () => {
  it.each([
    ['a text that comes before another', <>{[false]}</>, <i key="i">new</i>],
    ['a text that goes', 'old', null],
    ['a text that changes', 'old', 'new'],
    ['a number that changes', 7, 8],
    ['a text that becomes an element', 'old', <b key="b">new</b>],
    ['several texts', ['a', 1, 'b'], ['a', 2, 'b']],
    ['a text in the place of a list', [<u key="u">x</u>, 'y'], 'z'],
  ])('is changed without a fault: %s', (_, before, after) => {
    const page = (part: React.ReactNode) => (
      <p>
        <TextSpan>{part}</TextSpan>
        <TextSpan>{'between '}</TextSpan>
        {part === after && <em>more</em>}
        <TextSpan>end</TextSpan>
      </p>
    );
    const { container, rerender, unmount } = render(page(before));
    expect(translatePage(container)).toBeGreaterThan(0);

    rerender(page(after));
    const { container: fresh } = render(page(after));
    expect(wordsOf(container)).toBe(wordsOf(fresh));

    translatePage(container);
    rerender(page(before));
    unmount();
    expect(container).toBeEmptyDOMElement();
  });

  it('shows the sentence that is said now, with what stands in it', () => {
    const bold = (words: React.ReactNode[]) => <b>{words}</b>;
    const page = (count: number) => (
      <p>
        {count > 0 && <i>!</i>}
        {count > 1 ? <Message {...first} /> : <Message {...second} />}{' '}
        <Message {...rich} values={{ count, b: bold }} />
      </p>
    );
    const { container, rerender } = render(page(0));
    for (const count of [1, 2, 3, 1, 0]) {
      translatePage(container);
      rerender(page(count));
      const { container: fresh, unmount } = render(page(count));
      expect(wordsOf(container)).toBe(wordsOf(fresh));
      unmount();
    }
  });

  it('keeps the places of elements, and what was typed into them', () => {
    const page = (name: string) => (
      <p>
        <TextSpan>
          {name}
          <input aria-label="Field" />
          {name && ' end'}
        </TextSpan>
      </p>
    );
    const { container, rerender } = render(page('one'));
    const input = container.querySelector('input')!;
    translatePage(container);
    rerender(page(''));
    rerender(page('two'));
    expect(container.querySelector('input')).toBe(input);
    expect(wordsOf(container)).toBe('two end');
  });
});
