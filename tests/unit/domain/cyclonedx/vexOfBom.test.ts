import { describe, expect, it } from 'vitest';
import { decodeDocument } from '../../../../reference-app/server/rules/bom.js';
import { checkBom } from '../../../../src/domain/cyclonedx/checkBom.js';
import { readVex } from '../../../../src/domain/vex/readVex.js';
import { component, jsonBom, xmlBom, xmlComponent } from './boms.js';

const bytes = (text: string) => new TextEncoder().encode(text);

const vexOf = async (text: string) => {
  const check = await checkBom(bytes(text));
  return check.ok ? check.vex : check;
};

const ABOUT = { component: { type: 'application', 'bom-ref': 'shop', name: 'Shop', version: '1.2' } };

const XML = xmlBom(
  `<c:metadata><c:component type="application" bom-ref="shop"><c:name>Shop &amp; Café &#x2603;</c:name>
       <c:components><c:component type='library' bom-ref = 'part'><c:name>part</c:name><c:purl>pkg:npm/part@1</c:purl></c:component></c:components>
     </c:component></c:metadata>
   <c:components><c:component type="library" bom-ref="a&amp;b"><c:group>g</c:group><c:name>ab</c:name><c:version>1</c:version>
     <c:cpe>cpe:2.3:a:g:ab:1:*:*:*:*:*:*:*</c:cpe><c:swid tagId="tag" name="ab"/>
     <c:pedigree><c:ancestors><c:component type="library" bom-ref="ancestor"><c:name>old</c:name></c:component></c:ancestors></c:pedigree>
   </c:component></c:components>
   <c:services><c:service bom-ref="api"><c:name>api</c:name></c:service></c:services>
   <c:vulnerabilities>
     <c:vulnerability><c:id>CVE-1</c:id><c:source><c:name><![CDATA[NVD]]></c:name></c:source>
       <c:references><c:reference><c:id>GHSA-1</c:id><c:source><c:name>GITHUB</c:name></c:source></c:reference></c:references>
       <c:analysis><c:state>not_affected</c:state><c:justification>code_not_present</c:justification>
         <c:responses><c:response>update</c:response><c:response>rollback</c:response></c:responses><c:detail> Not &lt;there&gt; </c:detail></c:analysis>
       <c:affects>
         <c:target><c:ref>shop</c:ref></c:target><c:target><c:ref>a&amp;b</c:ref><c:versions>
           <c:version><c:version>1</c:version><c:status>unaffected</c:status></c:version>
           <c:version><c:range>vers:npm/&gt;=1</c:range></c:version></c:versions></c:target>
         <c:target><c:ref>api</c:ref></c:target><c:target><c:ref>ancestor</c:ref></c:target><c:target><c:ref>part</c:ref></c:target>
       </c:affects></c:vulnerability>
     <c:vulnerability><c:id>CVE-2</c:id><c:source><c:name>NVD</c:name></c:source></c:vulnerability>
   </c:vulnerabilities>`,
)
  .replace(' version="1">', ' version="7">')
  .replace('<bom xmlns=', '<c:bom serialNumber="urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79" xmlns:c=')
  .replace('</bom>', '</c:bom>');

describe('what a document decides about vulnerabilities', () => {
  it('is read from JSON, entries without a decision among it', async () => {
    const affects = [{ ref: 'shop' }];
    const source = { name: 'NVD' };
    const text = jsonBom({
      metadata: ABOUT,
      vulnerabilities: [
        { id: 'CVE-1', source, analysis: { state: 'in_triage' }, affects },
        { id: 'CVE-2', source, affects },
        { id: 'CVE-3', analysis: { state: 'resolved' }, affects },
        { id: 'CVE-4', source: { name: 'OSV' }, analysis: { state: 'resolved' } },
      ],
    });

    const named = [{ ref: 'shop', names: ['shop'], known: { kind: 'subject' }, versions: [] }];
    expect(await vexOf(text)).toEqual({
      subject: { bomRef: 'shop', name: 'Shop', version: '1.2' },
      statements: [
        { vulnId: 'CVE-1', source: 'NVD', analysis: { state: 'IN_TRIAGE', responses: [] }, affects: named },
        { vulnId: 'CVE-2', source: 'NVD', affects: named },
        { vulnId: 'CVE-3', analysis: { state: 'RESOLVED', responses: [] }, affects: named },
        { vulnId: 'CVE-4', source: 'OSV', analysis: { state: 'RESOLVED', responses: [] }, affects: [] },
      ],
    });
  });

  it('is read from XML, with prefixes, references and CDATA', async () => {
    expect(await vexOf(XML)).toEqual({
      bom: { serial: '3e671687-395b-41f5-a30f-a58921a69b79', version: '7' },
      subject: { bomRef: 'shop', name: 'Shop & Café ☃' },
      statements: [
        {
          vulnId: 'CVE-1',
          source: 'NVD',
          analysis: {
            state: 'NOT_AFFECTED',
            justification: 'CODE_NOT_PRESENT',
            responses: ['UPDATE', 'ROLLBACK'],
            details: 'Not <there>',
          },
          affects: [
            { ref: 'shop', names: ['shop'], known: { kind: 'subject' }, versions: [] },
            {
              ref: 'a&b',
              names: ['a&b'],
              known: {
                kind: 'component',
                component: {
                  bomRef: 'a&b',
                  group: 'g',
                  name: 'ab',
                  version: '1',
                  cpe: 'cpe:2.3:a:g:ab:1:*:*:*:*:*:*:*',
                  swidTagId: 'tag',
                },
              },
              versions: [
                { version: '1', status: 'unaffected' },
                { range: 'vers:npm/>=1', status: 'affected' },
              ],
            },
            { ref: 'api', names: ['api'], known: { kind: 'service' }, versions: [] },
            { ref: 'ancestor', names: ['ancestor'], versions: [] },
            {
              ref: 'part',
              names: ['part'],
              known: {
                kind: 'component',
                component: { bomRef: 'part', name: 'part', purl: 'pkg:npm/part@1' },
              },
              versions: [],
            },
          ],
        },
        { vulnId: 'CVE-2', source: 'NVD', affects: [] },
      ],
    });
  });

  it('is read from XML as the server reads it', async () => {
    expect(await vexOf(XML)).toEqual(readVex(decodeDocument(bytes(XML))));
  });

  it.each([
    ['JSON', jsonBom({ metadata: ABOUT, components: [component(1)], vulnerabilities: [] })],
    ['XML', xmlBom(`<components>${xmlComponent(1)}</components>`)],
  ])('is absent from %s without vulnerabilities', async (_, text) => {
    expect(await vexOf(text)).toBeUndefined();
  });
});
