import { describe, expect, it } from 'vitest';
import { readDependencyText } from '../../../../src/domain/graph/dependencyText.js';

describe('readDependencyText', () => {
  it('reads components and services', () => {
    const text = JSON.stringify([
      { objectType: 'COMPONENT', uuid: 'a', name: 'log4j-core', version: '2.14.1', purl: 'pkg:maven/x/y@1' },
      { objectType: 'SERVICE', uuid: 's', name: 'mail', version: null },
    ]);

    expect(readDependencyText(text)).toEqual({
      entries: [
        { uuid: 'a', isService: false, name: 'log4j-core', version: '2.14.1', purl: 'pkg:maven/x/y@1' },
        { uuid: 's', isService: true, name: 'mail' },
      ],
      isMalformed: false,
    });
  });

  it.each([undefined, null, '', '[]'])('finds nothing in %j, and nothing wrong', (text) => {
    expect(readDependencyText(text)).toEqual({ entries: [], isMalformed: false });
  });

  it.each(['[{"uuid":', '{}', 'null', '"a"', 7])('says that %j cannot be read', (text) => {
    expect(readDependencyText(text)).toEqual({ entries: [], isMalformed: true });
  });

  it('keeps the entries that can be read, and says that others cannot', () => {
    const { entries, isMalformed } = readDependencyText('[{"uuid":"a"},{"name":"b"},null,3,{"uuid":""}]');

    expect(entries.map(({ uuid }) => uuid)).toEqual(['a']);
    expect(isMalformed).toBe(true);
  });
});
