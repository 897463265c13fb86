import { describe, expect, it } from 'vitest';
import { checkBom } from '../../../../src/domain/cyclonedx/checkBom.js';
import { component, jsonBom, xmlBom, xmlComponent } from './boms.js';

const vexOf = async (text: string) => {
  const check = await checkBom(new TextEncoder().encode(text));
  return check.ok ? check.vex : check;
};

const ABOUT = { component: { type: 'application', 'bom-ref': 'shop', name: 'Shop', version: '1.2' } };

describe('what a document decides about vulnerabilities', () => {
  it('is read from JSON: what can be used, and how much there is in all', async () => {
    const text = jsonBom({
      metadata: ABOUT,
      vulnerabilities: [
        {
          id: 'CVE-1',
          source: { name: 'NVD' },
          analysis: { state: 'in_triage' },
          affects: [{ ref: 'shop' }],
        },
        { id: 'CVE-2', source: { name: 'NVD' }, affects: [{ ref: 'shop' }] },
        { id: 'CVE-3', analysis: { state: 'resolved' }, affects: [{ ref: 'shop' }] },
        { id: 'CVE-4', source: { name: 'OSV' }, analysis: { state: 'resolved' } },
      ],
    });

    expect(await vexOf(text)).toEqual({
      statements: [{ vulnId: 'CVE-1', source: 'NVD' }],
      vulnerabilityCount: 4,
    });
  });

  it('is read from XML, with prefixes, references and CDATA', async () => {
    const text = xmlBom(
      `<c:metadata><c:component type="application" bom-ref="shop"><c:name>Shop &amp; Café &#x2603;</c:name></c:component></c:metadata>
       <c:vulnerabilities>
         <c:vulnerability><c:id>CVE-1</c:id><c:source><c:name><![CDATA[NVD]]></c:name></c:source>
           <c:analysis><c:state>not_affected</c:state></c:analysis>
           <c:affects><c:target><c:ref>shop</c:ref></c:target></c:affects></c:vulnerability>
         <c:vulnerability><c:id>CVE-2</c:id><c:source><c:name>NVD</c:name></c:source></c:vulnerability>
       </c:vulnerabilities>`,
    )
      .replace('<bom xmlns=', '<c:bom xmlns:c=')
      .replace('</bom>', '</c:bom>');

    expect(await vexOf(text)).toEqual({
      statements: [{ vulnId: 'CVE-1', source: 'NVD' }],
      vulnerabilityCount: 2,
    });
  });

  it.each([
    ['JSON', jsonBom({ metadata: ABOUT, components: [component(1)], vulnerabilities: [] })],
    ['XML', xmlBom(`<components>${xmlComponent(1)}</components>`)],
  ])('is absent from %s without vulnerabilities', async (_, text) => {
    expect(await vexOf(text)).toBeUndefined();
  });
});
