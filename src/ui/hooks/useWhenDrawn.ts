import { useEffect, useState } from 'react';

/** Resolves when what is drawn is in the page, or gone again; what would keep a slow page from drawing waits for it. */
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
