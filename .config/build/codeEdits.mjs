/** Replaces from the end, so that places stay right; a dropped member takes its comma along. */
export function applied(code, edits) {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => {
      const tail = text.slice(end);
      return text.slice(0, start) + replacement + (replacement === '' ? tail.replace(/^\s*,/, '') : tail);
    }, code);
}

/** Visits a syntax tree (ESTree) from the root down. */
export function walk(node, visit) {
  if (!node || typeof node.type !== 'string') return;
  visit(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) value.forEach((child) => walk(child, visit));
    else if (value && typeof value === 'object') walk(value, visit);
  }
}
