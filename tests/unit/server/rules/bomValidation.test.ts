import { describe, expect, it } from 'vitest';

import { checkBom } from '../../../../reference-app/server/rules/bomValidation.js';
import { DEFAULT_LIMITS } from '../../../../reference-app/server/rules/documentLimits.js';

const LONG = 'x'.repeat(700_000);
const LONG_REFERENCES = [1, 2, 3].map((each) => ({
  type: 'other',
  url: `https://x.example/${each}`,
  comment: LONG,
}));

const bytesOf = (text: string) => new TextEncoder().encode(text);
const json = (content: object) =>
  bytesOf(JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, ...content }));
const component = (members: object) => ({ type: 'library', name: 'a', version: '1', ...members });
const check = (document: Uint8Array) => checkBom(document, { limits: DEFAULT_LIMITS, isSchemaChecked: true });

describe('the text of one entry', () => {
  it.each([
    [
      'a component',
      '/components/0',
      json({ components: [component({ description: LONG, copyright: LONG, publisher: LONG })] }),
    ],
    [
      'the licenses of a component',
      '/components/0',
      json({
        components: [
          component({
            licenses: [1, 2, 3].map((each) => ({
              license: { name: `l${each}`, url: `https://x.example/${LONG}` },
            })),
          }),
        ],
      }),
    ],
    [
      'a component within one',
      '/components/0/components/0',
      json({ components: [component({ components: [component({ externalReferences: LONG_REFERENCES })] })] }),
    ],
    [
      'a service',
      '/services/0',
      json({
        services: [{ name: 'a', description: LONG, provider: { name: LONG, contact: [{ name: LONG }] } }],
      }),
    ],
    [
      'the authors of the BOM',
      '/metadata',
      json({ metadata: { authors: [1, 2, 3].map(() => ({ name: LONG })) } }),
    ],
    [
      'suppliers',
      '/metadata',
      json({
        metadata: {
          supplier: { name: LONG, contact: [{ name: LONG }] },
          component: component({ supplier: { name: LONG } }),
        },
      }),
    ],
    [
      'the references of the project',
      '/metadata',
      json({ metadata: { component: component({ externalReferences: LONG_REFERENCES }) } }),
    ],
    [
      'a component in XML',
      '/components/0',
      bytesOf(
        `<bom xmlns="http://cyclonedx.org/schema/bom/1.5" version="1"><components><component type="library"><publisher>${LONG}</publisher>` +
          `<name>a</name><version>1</version><description>${LONG}</description><copyright>${LONG}</copyright></component></components></bom>`,
      ),
    ],
  ])('is limited: %s', async (_, path, document) => {
    expect(await check(document)).toEqual({
      detail: `The document has more than 2,000,000 characters at ${path}, which is the limit of this server for one entry`,
      limit: 2_000_000,
    });
  });

  it.each([
    ['properties', { properties: [1, 2, 3].map((each) => ({ name: `p${each}`, value: LONG })) }],
    [
      'components within it',
      { description: LONG, copyright: LONG, components: [component({ description: LONG, copyright: LONG })] },
    ],
    [
      'texts of licenses, which are not kept',
      { licenses: [1, 2, 3].map((each) => ({ license: { name: `l${each}`, text: { content: LONG } } })) },
    ],
  ])('does not count %s', async (_, members) => {
    expect(await check(json({ components: [component(members)] }))).toBeUndefined();
  });
});
