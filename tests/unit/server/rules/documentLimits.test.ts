import { describe, expect, it } from 'vitest';

import {
  DEFAULT_LIMITS,
  documentLimitsFrom,
  exceededLimit,
} from '../../../../reference-app/server/rules/documentLimits.js';

const limits = { components: 3, values: 40, depth: 10, textLength: 60 };
const exceeded = (document: string) => exceededLimit(new TextEncoder().encode(document), limits)?.detail;

const json = (members: string) => `{"bomFormat":"CycloneDX","specVersion":"1.5"${members}}`;
const xml = (inner: string) => `<c:bom xmlns:c="http://cyclonedx.org/schema/bom/1.5">${inner}</c:bom>`;
const many = (count: number, text: string, separator = '') => Array(count).fill(text).join(separator);

describe('a document within the limits', () => {
  it.each([
    ['JSON', json(`,"components":[${many(3, '{"name":"a"}', ',')}]`)],
    ['XML', xml(`<c:components>${many(3, '<c:component><c:name>a</c:name></c:component>')}</c:components>`)],
    ['JSON that is as deep as allowed', json(`,"a":${'['.repeat(8)}[1]${']'.repeat(8)}`)],
    ['XML that is as deep as allowed', xml(`${many(8, '<a>')}<a/><a/>${many(8, '</a>')}`)],
    ['other lists', json(`,"hashes":[${many(5, '{}', ',')}]`)],
    ['what cannot be read', '{"components":'],
    ['another kind of file', 'Hello!'],
  ])('has nothing said against it: %s', (_, document) => {
    expect(exceeded(document)).toBeUndefined();
  });
});

describe('a document beyond a limit', () => {
  const COMPONENTS = 'more than 3 components and services';
  it.each([
    ['components', json(`,"components":[${many(4, '{}', ',')}]`), COMPONENTS],
    ['components and services', json(`,"components":[{},{}],"services":[{},{}]`), COMPONENTS],
    ['nested components', json(`,"components":[{"components":[{},{"components":[{}]}]}]`), COMPONENTS],
    ['components of XML', xml(`<components>${many(4, '<component/>')}</components>`), COMPONENTS],
    ['services of XML', xml(`<c:services>${many(4, '<c:service></c:service>')}</c:services>`), COMPONENTS],
    ['values', json(`,"hashes":[${many(40, '1', ',')}]`), 'more than 40 values'],
    ['elements', xml(many(40, '<a/>')), 'more than 40 values'],
    ['levels', json(`,"a":${'['.repeat(10)}${']'.repeat(10)}`), 'nested deeper than 10 levels'],
    ['levels of XML', xml(`${many(10, '<a>')}${many(10, '</a>')}`), 'nested deeper than 10 levels'],
    ['a text', json(`,"a":"${'x'.repeat(61)}"`), 'a text of more than 60 characters'],
    ['a name', json(`,"${'x'.repeat(61)}":1`), 'a text of more than 60 characters'],
    ['a text of XML', xml(`<a>${'x'.repeat(61)}</a>`), 'a text of more than 60 characters'],
    ['an attribute', xml(`<a b="${'x'.repeat(61)}"/>`), 'a text of more than 60 characters'],
  ])('is refused with a sentence that names it: %s', (_, document, words) => {
    expect(exceeded(document)).toContain(words);
  });

  it('is found out without building anything: a million components in JSON and XML', () => {
    const members = many(1_000_000, '{"type":"library","name":"a"}', ',');
    const elements = many(1_000_000, '<component type="library"><name>a</name></component>');
    const documents = [json(`,"components":[${members}]`), xml(`<components>${elements}</components>`)];

    const found = documents.map((document) =>
      exceededLimit(new TextEncoder().encode(document), DEFAULT_LIMITS),
    );

    for (const each of found) {
      expect(each).toEqual({
        limit: 50_000,
        detail:
          'The document has more than 50,000 components and services, which is the limit of this server',
      });
    }
  });

  it('is nested deeper than can be read, whatever the limit', () => {
    const deep = json(`,"a":${'['.repeat(50_000)}${']'.repeat(50_000)}`);

    expect(exceededLimit(new TextEncoder().encode(deep), DEFAULT_LIMITS)?.detail).toContain('200 levels');
  });
});

describe('the variables', () => {
  it('change the limits that they name', () => {
    const changed = documentLimitsFrom({
      BOM_MAX_COMPONENTS: '250000',
      BOM_MAX_TEXT: ' 500 ',
      BOM_MAX_DEPTH: '',
    });

    expect(changed).toEqual({ ...DEFAULT_LIMITS, components: 250_000, textLength: 500 });
  });

  it.each([
    { BOM_MAX_COMPONENTS: '0' },
    { BOM_MAX_VALUES: 'many' },
    { BOM_MAX_DEPTH: '201' },
    { BOM_MAX_TEXT: '1.5' },
  ])('are refused by their name: %o', (environment) => {
    expect(() => documentLimitsFrom(environment)).toThrow(Object.keys(environment)[0]);
  });
});
