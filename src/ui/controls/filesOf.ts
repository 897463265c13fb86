/** The files among what was dropped; a folder is none. */
export function filesOf(data: DataTransfer): File[] {
  const items = [...data.items];
  // A folder appears as a file that cannot be read. Only its entry identifies it.
  const isFolder = (item: DataTransferItem) => item.webkitGetAsEntry?.()?.isDirectory === true;
  if (items.length === 0) return [...data.files];
  return items
    .filter((item) => item.kind === 'file' && !isFolder(item))
    .flatMap((item) => item.getAsFile() ?? []);
}
