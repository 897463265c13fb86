import { describe, expect, it } from 'vitest';
import { checkBom } from '../../../../src/domain/cyclonedx/checkBom.js';
import { component, jsonBom, xmlBom, xmlComponent } from './boms.js';

const subjectOf = async (text: string) => {
  const check = await checkBom(new TextEncoder().encode(text));
  return check.ok ? check.subject : check;
};

describe('what a document is about', () => {
  it.each([
    [
      'JSON',
      jsonBom({
        metadata: {
          component: { type: 'machine-learning-model', group: '@example', name: ' Shop ', version: '1.2' },
        },
        components: [component(1)],
      }),
    ],
    [
      'XML',
      xmlBom(
        '<metadata><component version="9" type="machine-learning-model"><group>@example</group><name> Shop </name>' +
          '<version>1.2</version><components><component type="library"><name>part</name><version>7</version>' +
          `</component></components></component></metadata><components>${xmlComponent(1)}</components>`,
      ).replace(' version="9"', ''),
    ],
  ])('is read from %s: name, version, group and kind', async (_, text) => {
    expect(await subjectOf(text)).toEqual({
      name: 'Shop',
      version: '1.2',
      group: '@example',
      classifier: 'MACHINE_LEARNING_MODEL',
    });
  });

  it('is read from XML with prefixes, references and CDATA, past elements of others', async () => {
    const text = xmlBom(
      `<c:metadata><c:component type='application'><c:name>Shop &amp; <![CDATA[<Café>]]> &#x2603;<!-- no --></c:name>
         <c:version/></c:component></c:metadata>`,
    )
      .replace('<bom xmlns=', '<c:bom xmlns:c=')
      .replace('</bom>', '</c:bom>');

    expect(await subjectOf(text)).toEqual({ name: 'Shop & <Café> ☃', classifier: 'APPLICATION' });
  });

  it.each([
    ['JSON that does not say', jsonBom({ components: [component(1)] })],
    ['JSON with metadata of other things', jsonBom({ metadata: { tools: [{ name: 'maker' }] } })],
    ['XML that does not say', xmlBom(`<components>${xmlComponent(1)}</components>`)],
    ['JSON with a blank name', jsonBom({ metadata: { component: { type: 'application', name: ' ' } } })],
  ])('is absent from %s', async (_, text) => {
    expect(await subjectOf(text)).toBeUndefined();
  });

  it('has no kind where projects have none like it', async () => {
    const text = jsonBom(
      { metadata: { component: { type: 'cryptographic-asset', name: 'key', version: '' } } },
      '1.6',
    );

    expect(await subjectOf(text)).toEqual({ name: 'key' });
  });
});
