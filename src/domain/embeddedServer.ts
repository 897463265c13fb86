/** The `uuid` by which the embedded server names itself as a product, where it answers like a Dependency-Track server of 4.11. */
export const EMBEDDED_SERVER = '6d1b5f5c-3c0e-4b5e-9f83-7c1a2b4f0d11';
