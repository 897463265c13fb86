/** Gives people a file, as their browser does with downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers start reading after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
