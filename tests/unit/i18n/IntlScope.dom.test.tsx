import { createIntl } from '@formatjs/intl';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { IntlScope, useIntl, type Messages } from '../../../src/i18n/IntlScope.js';
import { loadMessages } from '../../../src/i18n/locales.js';

function Said({ id, values }: { id: string; values?: Record<string, string | number> }) {
  return <p>{useIntl().formatMessage({ id, defaultMessage: 'Words of the source' }, values)}</p>;
}

function say(messages: Messages, id: string, values?: Record<string, string | number>) {
  const { unmount } = render(
    <IntlScope locale="de" messages={messages}>
      <Said id={id} values={values} />
    </IntlScope>,
  );
  const said = screen.getByRole('paragraph').textContent;
  unmount();
  return said;
}

describe('IntlScope', () => {
  it.each<[string, Messages, string, string?]>([
    ['a string', { id: "It's 50 % > all" }, "It's 50 % > all"],
    ['a text with an escape', { id: "Das war''s" }, "Das war's"],
    ['a parsed text', { id: [{ type: 0, value: 'Befunde' }] }, 'Befunde'],
    ['a parsed sentence of several parts', { id: parts('Alle', ' Befunde') }, 'Alle Befunde'],
    ['no text', { id: '' }, 'Words of the source'],
    ['nothing in this language', {}, 'Words of the source'],
    ['a name that objects have anyway', {}, 'Words of the source', 'constructor'],
  ])('says %s', (_, messages, said, id = 'id') => {
    expect(say(messages, id)).toBe(said);
  });

  it('says each word of a language as the formatters do', async () => {
    const messages = await loadMessages('de');
    const intl = createIntl({
      locale: 'de',
      messages: messages as Record<string, string>,
      onError: () => {},
    });
    const plain = Object.keys(messages).filter((id) => typeof messages[id] === 'string');
    expect(plain.length).toBeGreaterThan(100);

    let said: Record<string, string> = {};
    function All() {
      const { formatMessage } = useIntl();
      said = Object.fromEntries(plain.map((id) => [id, formatMessage({ id })]));
      return null;
    }
    vi.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <IntlScope locale="de" messages={messages}>
        <All />
      </IntlScope>,
    );

    expect(said).toEqual(Object.fromEntries(plain.map((id) => [id, intl.formatMessage({ id })])));
  });

  // That takes a browser longer than drawing a page of plain words, and blocks the page.
  it('asks the browser for its languages when the first value is put into words or nothing is to do, not before', async () => {
    const asked = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
    expect(say({ id: 'Befunde' }, 'id')).toBe('Befunde');
    expect(asked).not.toHaveBeenCalled();
    expect(say({ id: parts('Befunde: ', { type: 2, value: 'count' }) }, 'id', { count: 1234.5 })).toBe(
      'Befunde: 1.234,5',
    );
    expect(asked).toHaveBeenCalled();
    asked.mockClear();

    render(<IntlScope locale="de">Befunde</IntlScope>);
    await waitFor(() => expect(asked).toHaveBeenCalled());
  });
});

/** Returns the parts that the parser makes of a sentence. */
function parts(...elements: (string | object)[]): readonly object[] {
  return elements.map((element) => (typeof element === 'string' ? { type: 0, value: element } : element));
}
