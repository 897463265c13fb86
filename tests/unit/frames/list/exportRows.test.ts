import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { exportRows, type ExportFormat } from '../../../../src/frames/list/exportRows.js';
import type { ExportedValue, ListColumn } from '../../../../src/frames/list/ListDefinition.js';

const intl = createIntl({ locale: 'en' });

interface Row {
  value: ExportedValue;
}

const VALUE: ListColumn<Row> = {
  id: 'value',
  header: 'Value',
  width: 100,
  cell: () => null,
  exported: ({ value }) => value,
};

const textOf = (
  format: ExportFormat,
  columns: readonly ListColumn<Row>[],
  values: readonly ExportedValue[],
) =>
  exportRows(
    intl,
    format,
    columns,
    values.map((value) => ({ value })),
  )
    .arrayBuffer()
    // The text of a `Blob` has lost its byte order mark.
    .then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
const cellOf = async (value: ExportedValue) => {
  const text = await textOf('csv', [VALUE], [value]);
  return text.slice('\ufeffValue\r\n'.length, -'\r\n'.length);
};

describe('a list as CSV', () => {
  it('has a mark of its encoding, a line of heads, and a line for each row', async () => {
    expect(await textOf('csv', [VALUE], ['a', 'b'])).toBe('\ufeffValue\r\na\r\nb\r\n');
    expect(await textOf('csv', [VALUE], [])).toBe('\ufeffValue\r\n');
    expect(exportRows(intl, 'csv', [VALUE], []).type).toBe('text/csv;charset=utf-8');
  });

  it.each<[ExportedValue, string]>([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['Zoë 日本 🙂 ‮', 'Zoë 日本 🙂 ‮'],
    ['', ''],
    [undefined, ''],
    [null, ''],
    [0, '0'],
    [-1.5, '-1.5'],
    [true, 'true'],
    [false, 'false'],
    [new Date(Date.UTC(2026, 2, 31, 22)), '2026-03-31T22:00:00.000Z'],
    [['MIT', 'Apache-2.0'], 'MIT Apache-2.0'],
    [[], ''],
  ])('writes %j', async (value, cell) => {
    expect(await cellOf(value)).toBe(cell);
  });

  it.each([
    '=HYPERLINK("http://evil.example","open")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '  =1+1',
    '\n=1+1',
  ])('leaves %j to be text in a spreadsheet', async (text) => {
    const cell = await cellOf(text);

    expect(cell.replace(/^"/, '')).toMatch(/^'/);
    // Behind what some spreadsheets split at there is another mark.
    expect(cell.replaceAll('""', '"').replaceAll("'", '')).toContain(text);
  });

  it('leaves no formula of several texts, and none in a head', async () => {
    expect(await cellOf(['=1+1', 'MIT'])).toBe("'=1+1 MIT");
    expect(await textOf('csv', [{ ...VALUE, header: '=Value' }], [])).toBe("\ufeff'=Value\r\n");
  });
});

describe('a list as JSON', () => {
  it('has an object for each row, with texts as they are', async () => {
    const values = ['=1+1', 'two\nlines', '"', 5, false, null, undefined, ['a', 'b'], new Date(0)];

    const objects = JSON.parse(await textOf('json', [VALUE], values)) as unknown;

    expect(objects).toEqual(
      ['=1+1', 'two\nlines', '"', 5, false, null, null, ['a', 'b'], '1970-01-01T00:00:00.000Z'].map(
        (value) => ({ value }),
      ),
    );
    expect(exportRows(intl, 'json', [VALUE], []).type).toBe('application/json');
    expect(JSON.parse(await textOf('json', [VALUE], []))).toEqual([]);
  });
});

it('leaves out columns that say nothing to files, and divides those that say several things', async () => {
  const columns: ListColumn<Row>[] = [
    { ...VALUE, exported: undefined },
    {
      ...VALUE,
      id: 'length',
      exported: [
        {
          id: 'letters',
          header: { id: 'letters', defaultMessage: 'Letters' },
          value: ({ value }) => String(value).length,
        },
        { id: 'isLong', header: 'Long', value: ({ value }) => String(value).length > 3 },
      ],
    },
  ];

  expect(await textOf('csv', columns, ['abcd'])).toBe('\ufeffLetters,Long\r\n4,true\r\n');
  expect(JSON.parse(await textOf('json', columns, ['abcd']))).toEqual([{ letters: 4, isLong: true }]);
});
