import { useEffect, useState } from 'react';

/**
 * Resolves when the content is on the page, or is unmounted again. Work that would delay the first draw of a
 * slow page waits for it.
 */
export function useWhenDrawn(isDrawn: boolean): Promise<void> {
  const [gate] = useState(newGate);
  useEffect(() => {
    if (isDrawn) gate.open();
    return gate.open;
  }, [isDrawn, gate]);
  return gate.isOpen;
}

function newGate() {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isOpen, open };
}
