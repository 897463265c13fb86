import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { IntlScope } from '../../../../src/i18n/index.js';
import { CodeField } from '../../../../src/ui/fields/CodeField.js';
import { DateTimeField } from '../../../../src/ui/fields/DateTimeField.js';
import { KeyValueField, type KeyValue } from '../../../../src/ui/fields/KeyValueField.js';
import { MatrixField } from '../../../../src/ui/fields/MatrixField.js';
import { NumberField } from '../../../../src/ui/fields/NumberField.js';
import { RadioCards } from '../../../../src/ui/fields/RadioCards.js';
import { KEPT_SECRET, SecretField, type SecretChange } from '../../../../src/ui/fields/SecretField.js';
import { SwitchField } from '../../../../src/ui/fields/SwitchField.js';

/** Draws a field that keeps its value, and reports each value. */
function show<Value>(
  first: Value,
  draw: (value: Value, onValueChange: (value: Value) => void) => ReactNode,
  locale = 'en',
) {
  const told: Value[] = [];
  function Holder() {
    const [value, setValue] = useState(first);
    return (
      <IntlScope locale={locale}>
        {draw(value, (next) => {
          told.push(next);
          setValue(next);
        })}
        <button onClick={() => setValue(first)}>Back</button>
      </IntlScope>
    );
  }
  render(<Holder />);
  return { user: userEvent.setup(), told };
}

describe('NumberField', () => {
  const aPort = (value: string, locale?: string) =>
    show(
      value,
      (text, set) => (
        <NumberField label="Port" unit="hours" min={1} max={65535} value={text} onValueChange={set} />
      ),
      locale,
    );

  it('takes a number as the language writes it, and gives it on in plain notation', async () => {
    const { user, told } = aPort('', 'de');

    await user.type(screen.getByLabelText('Port'), '1.025');

    expect(told.at(-1)).toBe('1025');
    expect(screen.getByLabelText('Port')).toHaveValue('1.025');
    await user.tab();
    expect(screen.getByLabelText('Port')).toHaveValue('1025');
  });

  it('says its unit and its limits', () => {
    aPort('25');

    expect(screen.getByLabelText('Port')).toHaveAccessibleDescription('hours 1 to 65,535.');
    expect(screen.getByLabelText('Port')).toHaveAttribute('inputmode', 'numeric');
  });

  it('is changed by typing alone', async () => {
    const { user, told } = aPort('25');

    await user.click(screen.getByLabelText('Port'));
    await user.keyboard('{ArrowUp}{ArrowDown}');
    fireEvent.wheel(screen.getByLabelText('Port'), { deltaY: 10 });

    expect(told).toEqual([]);
  });

  it('keeps what is no number as it was typed', async () => {
    const { user, told } = aPort('25');

    await user.type(screen.getByLabelText('Port'), 'x');
    await user.tab();

    expect(told.at(-1)).toBe('25x');
    expect(screen.getByLabelText('Port')).toHaveValue('25x');
  });

  it('shows a value that comes from elsewhere', async () => {
    const { user } = aPort('25');
    await user.type(screen.getByLabelText('Port'), '6');

    await user.click(screen.getByRole('button', { name: 'Back' }));

    expect(screen.getByLabelText('Port')).toHaveValue('25');
  });
});

describe('SecretField', () => {
  const aSecret = (props: { isSet?: boolean; isReadOnly?: boolean; error?: string } = {}) =>
    show<SecretChange>(KEPT_SECRET, (value, set) => (
      <SecretField label="API key" {...props} value={value} onValueChange={set} />
    ));
  const input = () => screen.getByLabelText('API key');

  it('replaces the stored one with what is typed, which browsers do not fill in', async () => {
    const { user, told } = aSecret();
    expect(input()).toHaveValue('');
    expect(input()).toHaveAttribute('type', 'password');
    expect(input()).toHaveAttribute('autocomplete', 'new-password');

    await user.type(input(), 'k1');

    expect(told.at(-1)).toEqual({ kind: 'replace', secret: 'k1' });
  });

  it('keeps the stored one when what was typed is taken away again', async () => {
    const { user, told } = aSecret();
    await user.type(input(), 'k');
    await user.clear(input());

    expect(told.at(-1)).toEqual({ kind: 'keep' });
  });

  it('does not offer to keep the stored one where that is what is wrong', async () => {
    const { user } = aSecret({ isSet: true, error: 'Enter it again, or remove it.' });
    expect(input()).toHaveAccessibleDescription('Enter it again, or remove it. Remove');

    await user.type(input(), 'k1');

    expect(input()).toHaveAccessibleDescription(/Leave empty to keep the stored value/);
  });

  it('removes the stored one only where it is said, and not if people think again', async () => {
    const { user, told } = aSecret({ isSet: true });

    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(told.at(-1)).toEqual({ kind: 'clear' });
    expect(input()).toHaveValue('Removed when you save');
    expect(input()).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(told.at(-1)).toEqual({ kind: 'keep' });
    expect(input()).toHaveValue('');
  });

  it.each([
    [undefined, 'Unchanged', true],
    [true, 'Set', true],
    [false, 'Not set', false],
  ])('says whether one is stored: %s', (isSet, words, canRemove) => {
    aSecret({ isSet });

    expect(input()).toHaveAttribute('placeholder', words);
    expect(screen.queryByRole('button', { name: /^Remove/ }) !== null).toBe(canRemove);
  });

  it.each([
    [undefined, 'Hidden'],
    [true, 'Set'],
    [false, 'Not set'],
  ])('says in words what cannot be changed: %s', (isSet, words) => {
    aSecret({ isSet, isReadOnly: true });

    expect(input()).toHaveValue(words);
    expect(screen.queryByRole('button', { name: /Remove|Show/ })).toBeNull();
  });

  it('shows what was typed when asked to', async () => {
    const { user } = aSecret();
    await user.type(input(), 'k1');

    await user.click(screen.getByRole('button', { name: 'Show password' }));

    expect(input()).toHaveAttribute('type', 'text');
  });
});

describe('DateTimeField', () => {
  const aMoment = (value: string) =>
    show(value, (moment, set) => (
      <DateTimeField label="Since" zone="UTC" value={moment} onValueChange={set} />
    ));

  it('is a day and a time of the zone that it names', () => {
    const { told } = aMoment('2026-03-31T22:00:05Z');
    expect(screen.getByLabelText('Date')).toHaveValue('2026-03-31');
    expect(screen.getByRole('group', { name: 'Since' })).toHaveAccessibleDescription('Time zone: UTC');

    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '23:30' } });

    expect(told.at(-1)).toBe('2026-03-31T23:30:00Z');
  });

  it('begins at midnight without a time, and is none without both', () => {
    const { told } = aMoment('');

    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-31' } });
    expect(told.at(-1)).toBe('2026-03-31T00:00:00Z');
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '' } });
    expect(told.at(-1)).toBe('');
  });

  it('keeps a time without a day, which is no moment yet', () => {
    const { told } = aMoment('');

    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '22:00' } });

    expect(told.at(-1)).toBe('incomplete');
    expect(screen.getByLabelText('Time')).toHaveValue('22:00');
  });

  it('knows a half typed day from none', () => {
    const { told } = aMoment('');
    const day = screen.getByLabelText<HTMLInputElement>('Date');
    Object.defineProperty(day, 'validity', { value: { badInput: true } });

    fireEvent.keyUp(day);

    expect(told.at(-1)).toBe('incomplete');
  });
});

describe('CodeField', () => {
  it('numbers its lines and leaves the Tab key alone', async () => {
    const { user } = show('a\nb', (text, set) => (
      <CodeField label="Template" value={text} onValueChange={set} />
    ));
    const field = screen.getByLabelText('Template');

    await user.type(field, '{End}{Enter}c');
    expect(field).toHaveValue('a\nb\nc');
    expect(field.closest('[data-focus-within]')).toHaveTextContent('1 2 3');
    await user.tab();

    expect(field).not.toHaveFocus();
    expect(field).toHaveValue('a\nb\nc');
  });

  it('shows its text with the looks of its parts, once for screen readers', async () => {
    const highlight = (text: string) =>
      text
        .split(/(b)/)
        .map((part) => (part === 'b' ? { text: part, kind: 'keyword' as const } : { text: part }));
    const { user } = show('a b', (text, set) => (
      <CodeField label="Template" highlight={highlight} value={text} onValueChange={set} />
    ));

    await user.type(screen.getByLabelText('Template'), ' b');

    const looks = document.querySelector('pre:has([data-kind])');
    expect(looks).toHaveTextContent('a b b');
    expect(looks?.querySelectorAll('[data-kind="keyword"]')).toHaveLength(2);
    expect(looks?.closest('[aria-hidden]')).not.toBeNull();
  });

  it('shows a long text without the looks of its parts', () => {
    const highlight = vi.fn((text: string) => [{ text }]);
    show('a'.repeat(10_001), (text, set) => (
      <CodeField label="Template" highlight={highlight} value={text} onValueChange={set} />
    ));

    expect(highlight).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Template')).not.toHaveAttribute('data-looks');
  });

  it('shows the looks where the text is when they come back', () => {
    const highlight = (text: string) => [{ text, kind: 'keyword' as const }];
    show('a\n'.repeat(5_001), (text, set) => (
      <CodeField label="Template" highlight={highlight} value={text} onValueChange={set} />
    ));
    const field = screen.getByLabelText('Template');
    field.scrollTop = 120;
    fireEvent.scroll(field);

    fireEvent.change(field, { target: { value: 'a\n'.repeat(5_000) } });

    expect(document.querySelector<HTMLElement>('pre:has([data-kind])')?.style.translate).toBe('0px -120px');
  });

  it('keeps what is pasted beyond its limit, and counts it', async () => {
    const { user } = show('', (text, set) => (
      <CodeField label="Template" limit={5} value={text} onValueChange={set} />
    ));
    await user.click(screen.getByLabelText('Template'));

    await user.paste('1234567');

    expect(screen.getByLabelText('Template')).toHaveValue('1234567');
    expect(screen.getByLabelText('Template')).toHaveAccessibleDescription('2 characters too many');
  });
});

describe('RadioCards', () => {
  const someCards = (isReadOnly?: boolean) =>
    show<string>('event', (value, set) => (
      <RadioCards
        label="Trigger"
        isReadOnly={isReadOnly}
        value={value}
        onValueChange={set}
        options={[
          { value: 'event', label: 'Event', description: 'As soon as it happens.' },
          { value: 'schedule', label: 'Schedule', description: 'At fixed times.' },
        ]}
      />
    ));

  it('is one group whose choices are described, and chosen by arrow keys', async () => {
    const { user, told } = someCards();
    expect(screen.getByRole('radiogroup', { name: 'Trigger' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Event' })).toHaveAccessibleDescription(
      'As soon as it happens.',
    );

    await user.tab();
    await user.keyboard('{ArrowDown}');

    expect(told).toEqual(['schedule']);
    expect(screen.getByRole('radio', { name: 'Schedule' })).toBeChecked();
  });

  it('takes no choice when it is read-only', async () => {
    const { user, told } = someCards(true);

    await user.click(screen.getByText('Schedule'));

    expect(told).toEqual([]);
  });
});

describe('SwitchField', () => {
  it('is described by its hint and by what is wrong', async () => {
    const { user, told } = show(false, (isOn, set) => (
      <SwitchField
        label="Send email"
        hint="Nothing is sent without it."
        error="Refused."
        isChanged
        checked={isOn}
        onCheckedChange={set}
      />
    ));
    const control = screen.getByRole('switch', { name: 'Send email' });
    expect(control).toHaveAccessibleDescription('Refused. Nothing is sent without it.');
    expect(control).toBeInvalid();
    expect(await screen.findByText('Changed')).toBeVisible();

    await user.click(screen.getByText('Send email'));

    expect(told).toEqual([true]);
  });
});

describe('KeyValueField', () => {
  const someLines = (first: KeyValue[], isReadOnly?: boolean) =>
    show<readonly KeyValue[]>(first, (lines, set) => (
      <KeyValueField label="Headers" value={lines} onValueChange={set} isReadOnly={isReadOnly} />
    ));

  it('adds a line with Enter and goes there', async () => {
    const { user, told } = someLines([{ key: 'a', value: '1' }]);

    await user.type(screen.getByLabelText('Value 1'), '0{Enter}');
    expect(screen.getByLabelText('Name 2')).toHaveFocus();
    await user.keyboard('b');

    expect(told.at(-1)).toEqual([
      { key: 'a', value: '10' },
      { key: 'b', value: '' },
    ]);
  });

  it('removes a line, and the focus goes to the one in its place, at last to the button that adds one', async () => {
    const { user, told } = someLines([
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
    ]);

    await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(told.at(-1)).toEqual([{ key: 'b', value: '2' }]);
    expect(screen.getByLabelText('Name 1')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove line 1' }));

    expect(screen.getByRole('button', { name: 'Add line' })).toHaveFocus();
  });

  it('shows its lines and takes none when it is read-only', () => {
    someLines([{ key: 'a', value: '1' }], true);

    expect(screen.getByLabelText('Name 1')).toHaveAttribute('readonly');
    expect(within(screen.getByRole('group', { name: 'Headers' })).queryAllByRole('button')).toEqual([]);
  });
});

describe('MatrixField', () => {
  const COLUMNS = ['view', 'change', 'delete'].map((id) => ({ id, label: id }));
  const ROWS = ['core', 'web'].map((id) => ({ id, label: id }));
  type Value = Readonly<Record<string, readonly string[]>>;
  const aMatrix = (isReadOnly?: boolean) =>
    show<Value>({ core: ['view'] }, (value, set) => (
      <MatrixField
        label="Rights"
        rows={ROWS}
        columns={COLUMNS}
        value={value}
        onValueChange={set}
        isReadOnly={isReadOnly}
      />
    ));
  const box = (name: string) => screen.getByRole('checkbox', { name });

  it('is one stop of the Tab key, in which arrow keys, Home and End move', async () => {
    const { user } = aMatrix();

    await user.tab();
    expect(box('core view')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(box('web change')).toHaveFocus();
    await user.keyboard('{End}');
    expect(box('web delete')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(box('web delete')).toHaveFocus();
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(box('core view')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    await user.tab({ shift: true });

    expect(box('core view')).toHaveFocus();
  });

  it('ticks with Space and leaves the other lines as they are', async () => {
    const { user, told } = aMatrix();
    await user.tab();

    await user.keyboard('{ArrowRight} ');
    expect(told.at(-1)).toEqual({ core: ['view', 'change'] });
    await user.keyboard('{ArrowLeft} ');
    expect(told.at(-1)).toEqual({ core: ['change'] });
    await user.click(box('web view'));

    expect(told.at(-1)).toEqual({ core: ['change'], web: ['view'] });
  });

  it('moves but ticks nothing when it is read-only', async () => {
    const { user, told } = aMatrix(true);
    await user.tab();

    await user.keyboard('{ArrowRight} ');

    expect(box('core change')).toHaveFocus();
    expect(told).toEqual([]);
  });
});
