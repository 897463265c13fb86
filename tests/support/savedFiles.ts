import { vi } from 'vitest';

/** A file that people were given. */
export interface SavedFile {
  name: string;
  content: Promise<string>;
}

/** Keeps the files that are given to people from now on, until mocks are restored. */
export function savedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        const url = `blob:${blobs.size}`;
        blobs.set(url, blob);
        return url;
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = blobs.get(this.href)?.text();
    if (content) saved.push({ name: this.download, content });
  });
  return saved;
}
