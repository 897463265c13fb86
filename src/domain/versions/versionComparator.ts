/**
 * Orders two versions of one package: negative when `left` is older, positive when it is newer, 0 when both are the
 * same version, however they are written. Never throws: any text has a place in the order.
 */
export type VersionComparator = (left: string, right: string) => number;
