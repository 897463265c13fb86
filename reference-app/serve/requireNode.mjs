/**
 * Says which Node is needed, before anything fails for want of it. Uses nothing that an old one lacks.
 *
 * @throws Error on another one
 */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isFine = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major > 22;
  if (!isFine)
    throw new Error(`Bomdeck requires Node 20.19, 22.13, or newer. This is Node ${process.versions.node}.`);
}
