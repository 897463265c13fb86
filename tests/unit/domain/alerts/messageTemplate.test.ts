import { describe, expect, it } from 'vitest';

import { escapingFor, renderTemplate, TemplateError } from '../../../../src/domain/alerts/messageTemplate.js';
import { DEFAULT_PUBLISHERS } from '../../../../reference-app/server/rules/defaultPublishers.js';

const VALUES = {
  title: 'New "risk"',
  project: { name: 'shop', tags: ['a', 'b'], version: null },
  count: 2,
  items: [{ name: 'one' }, { name: 'two' }],
  nothing: [],
};
const render = (template: string) => renderTemplate(template, VALUES, 'none');

describe('a template', () => {
  it.each([
    ['plain text', 'plain text'],
    ['{{ title }}', 'New "risk"'],
    ['{{project.name}} {{ project["name"] }}', 'shop shop'],
    ['{{ missing.member }}|{{ project.version }}', '|'],
    ['{# note #}a', 'a'],
    ['{{ title | upper }} {{ project.tags | join(", ") }} {{ items | length }}', 'NEW "RISK" a, b 2'],
    ['{{ missing | default("none") }} {{ title | abbreviate(4) }}', 'none New…'],
    ['{{ "a" ~ count ~ \'b\' }}', 'a2b'],
    ['{% if count > 1 and project.name == "shop" %}yes{% else %}no{% endif %}', 'yes'],
    [
      '{% if missing is empty %}1{% endif %}{% if nothing is not empty %}2{% elseif count is even %}3{% endif %}',
      '13',
    ],
    ['{% if not (count == 2 or count == 3) %}no{% endif %}', ''],
    ['{% for item in items %}{{ item.name }};{% endfor %}', 'one;two;'],
    ['{% for item in missing %}x{% endfor %}', ''],
    ['a\n{% if true %}\nb\n{% endif %}\nc', 'a\nb\nc'],
    ['100 % { }} {a}', '100 % { }} {a}'],
  ])('%j becomes %j', (template, text) => {
    expect(render(template)).toBe(text);
  });

  it('writes values so that JSON and HTML stay what they are, each once', () => {
    const hostile = { text: '"},\n</script><b>&\u2028\u0000' };

    const json = renderTemplate(
      '{"a":"{{ text }}","b":"{{ text | escape(strategy="json") }}"}',
      hostile,
      'json',
    );
    const html = renderTemplate('<p>{{ text }}</p>', hostile, 'html');

    expect(JSON.parse(json)).toEqual({ a: hostile.text, b: hostile.text });
    expect(html).not.toContain('<b>');
    expect(renderTemplate('{{ text | raw }}', hostile, 'html')).toBe(hostile.text);
  });

  it.each([
    '{% if %}{{ unclosed',
    '{{ }}',
    '{{ a b }}',
    '{{ "a }}',
    '{{ a | nope }}',
    '{% include "file" %}',
    '{% if a %}',
    '{% endif %}',
    '{% for in %}{% endfor %}',
    '{{ a is strange }}',
    `${'{% if a %}'.repeat(200)}`,
    `{{ ${'('.repeat(5)} }}`,
  ])('%j is refused', (template) => {
    expect(() => render(template)).toThrow(TemplateError);
  });

  it.each([
    '{{ title.constructor }}',
    '{{ project.__proto__ }}',
    '{{ items.concat }}',
    '{{ toString }}',
    '{{ project["constructor"]["prototype"] }}',
  ])('%s reads nothing that was not given', (template) => {
    expect(render(template)).toBe('');
  });

  it('does not grow without an end', () => {
    const many = { list: Array.from({ length: 1000 }, () => 'x'.repeat(100)) };

    expect(() =>
      renderTemplate('{% for a in list %}{% for b in list %}{{ b }}{% endfor %}{% endfor %}', many, 'none'),
    ).toThrow('longer');
  });

  it.each([
    ['loops within loops', `${'{% for i in items %}'.repeat(50)}${'{% endfor %}'.repeat(50)}`],
    [
      'many tags in every round',
      `${'{% for i in items %}'.repeat(15)}${'{% if i %}{% endif %}'.repeat(100)}${'{% endfor %}'.repeat(15)}`,
    ],
  ])('does not go on without an end where it writes nothing: %s', (_, template) => {
    expect(() => render(template)).toThrow(new TemplateError('The template takes more than 200000 steps'));
  });

  it.each([
    [
      'operators',
      `{% for a in list %}{{ ${Array(400).fill('a').join(' ~ ')} }}{% endfor %}`,
      /more than 200000 steps/,
    ],
    ['filters', `{% for a in list %}{{ a ${'| upper '.repeat(400)} }}{% endfor %}`, /more than 200000 steps/],
    [
      'negations',
      `{% for a in list %}{% if ${'not '.repeat(400)} a %}{% endif %}{% endfor %}`,
      /more than 200000 steps/,
    ],
    ['words', `{{ ${Array(2_000).fill('a').join(' ~ ')} }}`, /more than 1000 words/],
    ['parentheses', `{{ ${'('.repeat(400)} a ${')'.repeat(400)} }}`, /nested too deep/],
    ['brackets', `{{ ${'a['.repeat(100)} a ${']'.repeat(100)} }}`, /nested too deep/],
  ])('is not filled without end by its %s', (_, template, words) => {
    const list = Array(1_000).fill('x');

    expect(() => renderTemplate(template, { list }, 'none')).toThrow(words);
  });

  it.each([
    ['that is escaped again and again', `{{ '"' ${'| json '.repeat(40)} | length }}`],
    ['that is put together', `{{ (${Array(400).fill('text').join(' ~ ')}) | length }}`],
    ['that is joined', '{{ list | join(text) | length }}'],
  ])('makes no text longer than a message on its way, also not one %s', (_, template) => {
    const values = { text: 'x'.repeat(1_000_000), list: Array(400).fill('x') };

    expect(() => renderTemplate(template, values, 'json')).toThrow(
      new TemplateError('The message is longer than 1000000 characters'),
    );
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'knows no test, filter, value or member that every object inherits: %s',
    (name) => {
      const message = (template: string) => renderTemplate(template, { a: { b: 1 } }, 'none');

      expect(() => message(`{% if a is ${name} %}x{% endif %}`)).toThrow(
        new TemplateError(`The test "${name}" is unknown`),
      );
      expect(() => message(`{% if a is not ${name} %}x{% endif %}`)).toThrow(TemplateError);
      expect(() => message(`{{ a | ${name} }}`)).toThrow(
        new TemplateError(`The filter "${name}" is unknown`),
      );
      expect(message(`{{ ${name} }}{{ a.${name} }}{{ a["${name}"] }}{{ a.b.${name} }}`)).toBe('');
    },
  );

  it('has a deadline, whatever its steps do', () => {
    const list = Array(200).fill('x'.repeat(1_000_000));
    const template = `{% for a in list %}{% for b in list %}{% if a | upper | lower | upper | lower == b %}{% endif %}{% endfor %}{% endfor %}`;

    expect(() => renderTemplate(template, { list }, 'none')).toThrow(/takes longer than 2000 ms/);
  });

  it('has steps enough for long lists', () => {
    const many = { list: Array.from({ length: 10_000 }, (__, index) => index) };

    const text = renderTemplate(
      '{% for i in list %}{% if i is even %}{{ i }},{% endif %}{% endfor %}',
      many,
      'none',
    );

    expect(text).toMatch(/^0,2,4,.*,9998,$/);
  });

  it('belongs to every publisher of a new server, and makes JSON where it says so', () => {
    const notification = {
      title: 'a "b"',
      content: 'c\nd',
      level: 'ERROR',
      scope: 'SYSTEM',
      group: 'ANALYZER',
    };
    for (const { template, templateMimeType } of DEFAULT_PUBLISHERS) {
      const values = { notification, timestamp: 'now', baseUrl: 'https://x.example', subjectJson: '{"a":1}' };

      const text = renderTemplate(template, values, escapingFor(templateMimeType));

      if (templateMimeType === 'application/json') expect(() => JSON.parse(text) as unknown).not.toThrow();
      expect(text).toContain(templateMimeType === 'application/json' ? 'a \\"b\\"' : 'a "b"');
    }
  });
});
