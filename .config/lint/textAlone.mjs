/**
 * Requires texts with neighbors to have their own elements: browser translators replace them with other
 * elements, and React fails at the next change beside them. Only a text that is the entire content of an
 * element can be replaced after that.
 *
 * The rule uses types, so that it finds a text behind every name: variables, calls, conditions, and values
 * passed in by a host.
 */
import ts from 'typescript';

/** Elements that pass their text to something other than the page, or that hold text as a unit. */
const HOLDERS = new Set(['TextSpan', 'text', 'tspan', 'title', 'option', 'textarea', 'style']);
const TEXTS = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

export const textAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      text: 'Put text with neighbors into <TextSpan> of src/i18n. Otherwise a translated page fails when the text changes.',
      component: 'A component must not return bare text. Return <TextSpan>…</TextSpan> of src/i18n.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();

    /**
     * Returns whether an expression may be a text. Values that draw nothing, such as blanks, do not count.
     * @param isHandedOn - whether values that may be anything count
     */
    function isText(node, isHandedOn) {
      if (node.type === 'JSXText') return node.value.trim() !== '';
      if (node.type === 'Literal' && typeof node.value === 'string') return node.value.trim() !== '';
      if (node.type.startsWith('JSX')) return false;
      const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));
      const kinds = type.isUnion() ? type.types : [type];
      const hasText = kinds.some(
        (kind) => kind.flags & TEXTS && !(kind.isStringLiteral() && kind.value.trim() === ''),
      );
      const isAnyNode = kinds.some((kind) => kind.symbol?.name === 'Iterable');
      // A value that may be anything counts only when it is passed on under a name: the result of a call is
      // created here, as an element.
      return hasText && (!isAnyNode || (isHandedOn && (node.type === 'Identifier' || isSlot(node))));
    }

    function checkChildren(node, name) {
      if (HOLDERS.has(name)) return;
      const children = node.children.filter(isDrawn);
      const isAmongOthers = name === undefined || name === 'Fragment' || children.length > 1;
      if (!isAmongOthers) return;
      for (const child of children) {
        const parts = child.type === 'JSXExpressionContainer' ? outcomesOf(child.expression) : [child];
        if (parts.some((part) => isText(part, true))) context.report({ node: child, messageId: 'text' });
      }
    }

    return {
      JSXElement: (node) => checkChildren(node, context.sourceCode.getText(node.openingElement.name)),
      JSXFragment: (node) => checkChildren(node),
      'FunctionDeclaration[id.name=/^[A-Z]/] ReturnStatement'(node) {
        if (!node.argument || !isOfComponent(context.sourceCode.getAncestors(node))) return;
        if (outcomesOf(node.argument).some((part) => isText(part, part.name === 'children')))
          context.report({ node, messageId: 'component' });
      },
    };
  },
};

/** Returns the possible results of an expression. */
function outcomesOf(expression) {
  if (expression.type === 'ConditionalExpression')
    return [...outcomesOf(expression.consequent), ...outcomesOf(expression.alternate)];
  if (expression.type !== 'LogicalExpression') return [expression];
  const right = outcomesOf(expression.right);
  return expression.operator === '&&' ? right : [...outcomesOf(expression.left), ...right];
}

function isDrawn({ type, value, expression }) {
  if (type === 'JSXText') return value.trim() !== '' || !value.includes('\n');
  return type !== 'JSXExpressionContainer' || expression.type !== 'JSXEmptyExpression';
}

/** A member that may be anything, such as `props.hint`; the drawn tip of `useTip` is an element. */
function isSlot(node) {
  return node.type === 'MemberExpression' && node.property.name !== 'element';
}

/** Returns whether the nearest enclosing function is the component itself. */
function isOfComponent(ancestors) {
  const nearest = ancestors.findLast(({ type }) => /Function/.test(type));
  return nearest?.type === 'FunctionDeclaration' && /^[A-Z]/.test(nearest.id?.name ?? '');
}
