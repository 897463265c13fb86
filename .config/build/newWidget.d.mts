/** Writes the files of a widget below `root`; `place` is its group and name, such as `administration/AlertList`. */
export function writeWidget(root: string, place: string): Promise<string[]>;
