/** Pages that hold something typed and not saved; who leads away from them asks first. */
const holders = new Set<symbol>();

/** Notes that something is not saved, until the returned function is called. */
export function holdUnsaved(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** Whether something would be lost now. */
export function hasUnsaved(): boolean {
  return holders.size > 0;
}
