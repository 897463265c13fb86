import axe from 'axe-core';

/** Accessibility problems of a part of the page, as rule names with the elements they are about. */
export async function problemsIn(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, {
    // Without a layout neither colours nor sizes can be judged, and a part of a page has no landmarks.
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'target-size': { enabled: false },
    },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
