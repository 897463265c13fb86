import { describe, expect, it } from 'vitest';
import { templatePieces } from '../../../../src/domain/alerts/templatePieces.js';
import { seededRandom } from '../../../support/seededRandom.js';

/** Each part with its kind: `name:subject`. */
const shown = (template: string) =>
  templatePieces(template).map(({ text, kind }) => (kind ? `${kind}:${text}` : text));

describe('templatePieces', () => {
  it('tells values, filters and texts from what is sent as it is', () => {
    expect(shown('{"a": "{{ subject.name | default("none") }}"}')).toEqual([
      '{"a": "',
      'mark:{{',
      ' ',
      'name:subject',
      '.',
      'name:name',
      ' | ',
      'name:default',
      '(',
      'string:"none"',
      ') ',
      'mark:}}',
      '"}',
    ]);
  });

  it('knows the words of tags, numbers and comments', () => {
    expect(shown('{# why #}{% if a.b >= 1.5 and not c %}x{% endif %}')).toEqual([
      'comment:{# why #}',
      'mark:{%',
      ' ',
      'keyword:if',
      ' ',
      'name:a',
      '.',
      'name:b',
      ' >= ',
      'number:1.5',
      ' ',
      'keyword:and',
      ' ',
      'keyword:not',
      ' ',
      'name:c',
      ' ',
      'mark:%}',
      'x',
      'mark:{%',
      ' ',
      'keyword:endif',
      ' ',
      'mark:%}',
    ]);
  });

  it('marks a tag that does not end', () => {
    expect(shown('a {{ b')).toEqual(['a ', 'problem:{{', ' b']);
  });

  it('leaves out nothing, whatever is written', () => {
    const random = seededRandom(7);
    const parts = [
      '{{',
      '}}',
      '{%',
      '%}',
      '{#',
      '#}',
      '"',
      "'",
      '\\',
      ' ',
      'if',
      'x1',
      '9',
      '\n',
      'ß',
      '🙂',
      '|',
    ];
    for (let round = 0; round < 500; round += 1) {
      const text = Array.from({ length: random.integer(0, 30) }, () => random.pick(parts)).join('');
      expect(
        templatePieces(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
  });

  it('comes to an end with many openings and none that closes', () => {
    expect(templatePieces('{# '.repeat(100_000))).toHaveLength(2);
    expect(templatePieces('{{ " }} '.repeat(100_000)).length).toBeGreaterThan(100_000);
    expect(shown(`{{ ${'\\"'.repeat(200_000)} }}`)).toHaveLength(4);
  });
});
