/** Paths that differ from the last commit on `main`, or that the last commit changed; undefined without a history. */
export function changedFiles(root: string): string[] | undefined;
