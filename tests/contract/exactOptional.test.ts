import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, compileErrors, PAGES, type CodeBlock } from '../support/documents.js';

const repository = new URL('../..', import.meta.url).pathname;
const DECLARATIONS = join(repository, 'dist/index.d.ts');

describe('in a host that compiles with exactOptionalPropertyTypes', { timeout: 120_000 }, () => {
  const types: string[] = [];
  let errors: string[];

  beforeAll(() => {
    if (!existsSync(DECLARATIONS)) execFileSync('npm', ['run', 'build'], { cwd: repository });
    types.push(...publicTypes());
    const checks = `${HELPERS}\n${types.map(checkOf).join('\n')}`;
    const own = `${HELPERS}\ninterface Own { name?: string; size?: number | undefined }\nexport const own: Refusing<Own> = 'size';`;
    errors = errorsOf([
      ...PAGES.flatMap(codeOf),
      { place: 'public types', code: checks },
      { place: 'own type', code: own },
    ]);
  }, 400_000);

  const errorsAt = (place: RegExp) => errors.filter((error) => place.test(error));

  it('the examples of the documents compile', () => {
    expect(errorsAt(/^\S+\.md/)).toEqual([]);
  });

  it('each optional member of each public type takes undefined', () => {
    expect(types.length).toBeGreaterThan(200);
    expect(types).toEqual(
      expect.arrayContaining(['HostProps', 'NavigationTarget', 'ListViewProps<any,any>']),
    );
    expect(errorsAt(/^public types/)).toEqual([]);
    // Proves that this check would notice such an error.
    expect(errorsAt(/^own type/)).toEqual([
      expect.stringContaining(`'"size"' is not assignable to type '"name"'`),
    ]);
  });

  it('each optional member of what stands inside of them does, too', () => {
    const program = ts.createProgram([DECLARATIONS], {
      ...EXACT,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
    });
    const checker = program.getTypeChecker();
    const source = program.getSourceFile(DECLARATIONS)!;
    const refusing: string[] = [];
    const visit = (node: ts.Node) => {
      const isOptional =
        (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isMappedTypeNode(node)) &&
        node.questionToken !== undefined &&
        node.questionToken.kind !== ts.SyntaxKind.MinusToken;
      if (isOptional && node.type) {
        const type = checker.getTypeFromTypeNode(node.type);
        if (!checker.isTypeAssignableTo(checker.getUndefinedType(), type)) refusing.push(node.getText());
      }
      if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Partial')
        refusing.push(node.getText());
      ts.forEachChild(node, visit);
    };
    visit(source);

    expect(refusing).toEqual([]);
  });
});

/** The names of optional members that do not take undefined, of each type of a union. */
const HELPERS = `import type * as bomdeck from 'bomdeck';
type Refusing<T> = T extends object ? { [K in keyof T]-?: {} extends Pick<T, K> ? (Record<K, undefined> extends Pick<T, K> ? never : K) : never }[keyof T] : never;`;

/** Does not compile unless all optional members of the type take undefined; the error names those that do not. */
function checkOf(name: string, index: number): string {
  const type = `Refusing<bomdeck.${name}>`;
  return `export const check${index}: [${type}] extends [never] ? true : ${type} = true;`;
}

/** Exported interfaces and types with members, as a host writes them, with \`any\` for their parameters. */
function publicTypes(): string[] {
  const source = ts.createSourceFile(
    'index.d.ts',
    readFileSync(DECLARATIONS, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  return source.statements.flatMap((node) => {
    const isOwn =
      ts.isInterfaceDeclaration(node) || (ts.isTypeAliasDeclaration(node) && isLiteral(node.type));
    if (!isOwn) return [];
    if (!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const { length } = node.typeParameters ?? [];
    return `${node.name.text}${length > 0 ? `<${Array(length).fill('any').join()}>` : ''}`;
  });
}

/** True when the members are declared in place, not in a type of another package. */
function isLiteral(node: ts.TypeNode): boolean {
  return ts.isTypeLiteralNode(node) || (ts.isUnionTypeNode(node) && node.types.every(isLiteral));
}

const EXACT = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: true };

/** Returns the compiler errors of a host that sees the declarations of the package. */
function errorsOf(blocks: readonly CodeBlock[]): string[] {
  const { exports } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    exports: Record<string, { types?: string }>;
  };
  const paths = Object.fromEntries(
    Object.entries(exports).flatMap(([subpath, { types }]) =>
      types ? [[join('bomdeck', subpath), [join(repository, types)]]] : [],
    ),
  );
  return compileErrors(blocks, { ...EXACT, paths });
}
