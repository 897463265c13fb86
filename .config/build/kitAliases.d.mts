/** Where the sources of each entry of the package are, for Vite and Vitest. */
export function kitAliases(root: string): { find: RegExp; replacement: string }[];
