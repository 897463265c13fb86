import { describe, expect, it } from 'vitest';
import { joinedCode, laterParts, roomOf } from '../../../.config/build/laterParts.mjs';

const FINDINGS = 'src/widgets/project/Findings';

describe('a room', () => {
  it.each([
    [`${FINDINGS}/KeyHelp.tsx`, FINDINGS],
    [`${FINDINGS}/list/NoFindings.tsx`, `${FINDINGS}/list`],
    ['src/entities/finding/detail/Auditor.ts', 'src/entities/finding/detail'],
    ['src/entities/vulnerability/CweList.tsx', 'src/entities/vulnerability'],
    ['src/ui/overlay/MenuPopup.tsx', 'src/ui'],
    ['src/ui/table/ColumnsList.tsx', 'src/ui'],
  ])('of %s is %s', (file, room) => {
    expect(roomOf(file)).toBe(room);
  });

  it.each([
    `${FINDINGS}/index.ts`,
    'src/widgets/ProjectLookup.tsx',
    'src/data/exportDocument.ts',
    'src/domain/scores/scoreCvss.ts',
    'src/ui/charts/chartFile.ts',
    'src/entities/setting/panels/email.ts',
  ])('has no %s, which stays a file of its own', (file) => {
    expect(roomOf(file)).toBeUndefined();
  });
});

it('has the parts that anything asks for later, where there are several', () => {
  const graph = new Map([
    [`${FINDINGS}/Findings.tsx`, asking(`${FINDINGS}/KeyHelp.tsx`, `${FINDINGS}/list/NoFindings.tsx`)],
    [
      'src/widgets/vulnerability/Audit/Audit.tsx',
      asking(`${FINDINGS}/AllFilters.tsx`, `${FINDINGS}/KeyHelp.tsx`),
    ],
    [`${FINDINGS}/AllFilters.tsx`, asking(`${FINDINGS}/index.ts`)],
  ]);

  expect([...laterParts(graph)]).toEqual([
    [FINDINGS, [`${FINDINGS}/AllFilters.tsx`, `${FINDINGS}/KeyHelp.tsx`]],
  ]);
});

describe('the file that stands for the parts of a room', () => {
  const joined = (codes: Record<string, string>) =>
    joinedCode(FINDINGS, Object.keys(codes), (part) => codes[part]!);

  it('exports all that they export but types, each from where it is', () => {
    const code = joined({
      [`${FINDINGS}/KeyHelp.tsx`]: `export interface KeyHelpProps {}
export type Key = string;
export function KeyHelp() {}`,
      [`${FINDINGS}/saveCsv.ts`]: `export async function saveCsv() {}
export const NAME = 'findings', other = 1;
export { type Row, textOf as rowText } from './rows.js';
export type { Column } from './columns.js';`,
    });

    expect(code).toBe(`export { KeyHelp } from './KeyHelp.js';
export { saveCsv, NAME, rowText } from './saveCsv.js';
`);
  });

  it('names two parts that export the same name', () => {
    expect(() =>
      joined({
        [`${FINDINGS}/KeyHelp.tsx`]: 'export function Help() {}',
        [`${FINDINGS}/FilterHelp.tsx`]: 'export class Help {}',
      }),
    ).toThrow(/KeyHelp\.tsx and .*FilterHelp\.tsx both export Help\. .*Rename one/);
  });

  it.each(['export default 1;', `export * from './other.js';`])('takes no part with “%s”', (code) => {
    expect(() => joined({ [`${FINDINGS}/KeyHelp.tsx`]: code })).toThrow(/must export by name/);
  });
});

function asking(...later: string[]) {
  return { imports: [], later };
}
