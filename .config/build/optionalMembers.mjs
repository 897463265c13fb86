import ts from 'typescript';
import { applied } from './codeEdits.mjs';

/**
 * Says of each optional member of some declarations that it may be given as `undefined`, too. The sources mean that by `?` alone;
 * hosts that compile with `exactOptionalPropertyTypes` need it in words.
 * @param {string} text - declarations
 * @returns {string}
 * @throws Error for an optional method
 */
export function withUndefined(text) {
  const source = ts.createSourceFile('index.d.ts', text, ts.ScriptTarget.Latest, true);
  const edits = [];
  const insert = (place, words) => edits.push({ start: place, end: place, text: words });
  const visit = (node) => {
    if (ts.isMethodSignature(node) && node.questionToken)
      throw new Error(
        `Write ${node.name.getText()} as a property with a function type. A method cannot be undefined.`,
      );
    if (isOptionalMember(node) && node.type && !takesUndefined(node.type)) {
      const isOneWord =
        !ts.isFunctionOrConstructorTypeNode(node.type) && !ts.isConditionalTypeNode(node.type);
      if (!isOneWord) insert(node.type.getStart(), '(');
      insert(node.type.end, isOneWord ? ' | undefined' : ') | undefined');
    }
    if (isPartial(node)) {
      const [of] = node.typeArguments;
      edits.push({ start: node.getStart(), end: of.getStart(), text: '{ [Member in keyof ' });
      edits.push({ start: of.end, end: node.end, text: `]?: ${of.getText()}[Member] | undefined }` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return applied(text, edits);
}

function isOptionalMember(node) {
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) return node.questionToken !== undefined;
  return (
    ts.isMappedTypeNode(node) &&
    [ts.SyntaxKind.QuestionToken, ts.SyntaxKind.PlusToken].includes(node.questionToken?.kind)
  );
}

function isPartial(node) {
  return (
    ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Partial' && node.typeArguments !== undefined
  );
}

function takesUndefined(type) {
  if (ts.isUnionTypeNode(type)) return type.types.some(takesUndefined);
  return [ts.SyntaxKind.UndefinedKeyword, ts.SyntaxKind.UnknownKeyword, ts.SyntaxKind.AnyKeyword].includes(
    type.kind,
  );
}
