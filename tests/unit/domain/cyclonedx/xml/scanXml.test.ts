import { describe, expect, it } from 'vitest';
import { PreparedXml } from '../../../../../src/domain/cyclonedx/xml/PreparedXml.js';
import { runXmllint } from '../../../../../src/domain/cyclonedx/xml/runXmllint.js';
import { scanXml } from '../../../../../src/domain/cyclonedx/xml/scanXml.js';
import { DEPTH } from '../../../../support/depth.js';
import { randomNumbers, xmlBom, xmlComponent } from '../boms.js';

const rich = xmlBom(
  `<!-- a > b & c --><?target <a> ?>\n<components>${xmlComponent(1)}<component type='library' bom-ref = "b>c">\r\n` +
    '<name><![CDATA[ <x> & ]]></name><n:x xmlns:n="urn:n" n:y="&lt;&#65;&#x1F642;"/></component\n></components>',
);

/** Each that is broken is read by libxml2, too. */
const ROUNDS = 200 * DEPTH;

describe('a text with random changes', () => {
  it('is called broken only when libxml2 cannot read it either', async () => {
    const random = randomNumbers(5);
    let broken = 0;

    for (let round = 0; round < ROUNDS; round++) {
      const at = Math.floor(random() * rich.length);
      const put = [
        '<',
        '>',
        '/',
        '&',
        '"',
        "'",
        '=',
        ' ',
        '<!--',
        '-->',
        ']]>',
        '<a>',
        '</a>',
        '<?a?>',
        ';',
        '&#0;',
        '',
      ];
      const change = put[Math.floor(random() * put.length)] ?? '';
      const text = rich.slice(0, at) + change + rich.slice(at + Math.floor(random() * 3));
      const { error } = scanXml(text);
      if (!error || error.code === 'dtd') continue;
      broken++;
      const { exitCode } = await parse(text);
      expect({ text, error, isBroken: exitCode !== 0 }).toMatchObject({ isBroken: true });
      expect(error.offset).toBeLessThanOrEqual(text.length);
    }

    expect(broken).toBeGreaterThan(ROUNDS / 6);
    expect(scanXml(rich)).toEqual({
      componentCount: 2,
      serviceCount: 0,
      longestText: expect.any(Number) as number,
    });
    expect((await parse(rich)).exitCode).toBe(0);
  });
});

describe('a prepared text', () => {
  it('can still be read, and tells the element of each of its lines', async () => {
    const prepared = new PreparedXml(rich);
    const lines = prepared.xml.split('\n');
    // The > of a tag is on the line after the rest of it, and libxml2 names that line.
    const lineOf = (part: string) => lines.findIndex((line) => line.includes(part)) + 2;

    const places = prepared.locate([
      lineOf('<component type="library"'),
      lineOf('<purl'),
      lineOf("<component type='"),
      lineOf('<n:x'),
    ]);

    expect((await parse(prepared.xml)).exitCode).toBe(0);
    expect(places.map(({ path }) => path)).toEqual([
      '/bom/components/component[1]',
      '/bom/components/component[1]/purl',
      '/bom/components/component[2]',
      '/bom/components/component[2]/n:x',
    ]);
    expect(places.map(({ offset }) => rich.slice(offset, offset + 10))).toEqual([
      '<component',
      '<purl>pkg:',
      '<component',
      '<n:x xmlns',
    ]);
  });

  it('has long texts cut, but not in the middle of an entity or a character', async () => {
    for (let shift = 0; shift < 12; shift++) {
      const text = `<a>${'x'.repeat(shift)}${'&amp;🙂'.repeat(40_000)}</a>`;
      const prepared = new PreparedXml(text);

      expect(prepared.xml.length).toBeLessThan(132_000);
      expect((await parse(prepared.xml)).exitCode).toBe(0);
    }
  });
});

describe('xmllint', () => {
  it('stops when enough was printed', async () => {
    const text = '<a>&x;&x;&x;&x;&x;&x;&x;&x;</a>';

    const run = await runXmllint({ ...settings(text), isEnough: (_line, count) => count === 2 });

    expect(run).toMatchObject({ exitCode: undefined, lines: { length: 2 } });
  });

  it('says so when the memory is not enough', async () => {
    const text = `<a>${'<b/>'.repeat(500_000)}</a>`;

    await expect(runXmllint({ ...settings(text), maxMemory: 20 })).rejects.toMatchObject({
      reason: 'memory',
    });
  });
});

function settings(text: string) {
  return {
    files: { 'a.xml': text },
    arguments: ['--noout', '--nonet', 'a.xml'],
    isEnough: () => false,
    maxMemory: 64,
  };
}

function parse(text: string) {
  return runXmllint(settings(text));
}
