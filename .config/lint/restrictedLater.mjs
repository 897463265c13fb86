/**
 * Applies the restrictions of ESLint's `no-restricted-imports` to `import()`, which that rule ignores: code
 * that is loaded later belongs to the same architecture. Takes the same options, and uses `patterns` with
 * `regex`, `message`, and `caseSensitive`.
 */
export const restrictedLater = {
  meta: { type: 'problem', schema: [{ type: 'object' }], messages: { forbidden: '{{ message }}' } },
  create(context) {
    const patterns = (context.options[0]?.patterns ?? []).map(({ regex, message, caseSensitive }) => ({
      expression: new RegExp(regex, caseSensitive ? 'u' : 'iu'),
      message,
    }));
    return {
      ImportExpression({ source }) {
        const name = source.type === 'Literal' ? String(source.value) : undefined;
        for (const { expression, message } of patterns) {
          if (name !== undefined && expression.test(name))
            context.report({ node: source, messageId: 'forbidden', data: { message } });
        }
      },
    };
  },
};
