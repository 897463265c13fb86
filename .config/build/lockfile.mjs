/** Fails when the lockfile is one that `npm ci` would refuse, or when it or a file of the tree names a registry. */
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const problems = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    // A fresh release may lack its per-platform packages; npm then writes a lockfile without them and says nothing.
    const locked = lockedFor(path, name);
    const isOther = /^\d/.test(version) && locked?.version !== version;
    if (!locked || isOther) problems.push(`${path}: optional ${name} ${version} is not locked`);
  }
  if (entry.resolved && /^https?:/.test(entry.resolved))
    problems.push(`${path}: contains the URL it was downloaded from`);
}
const wanted = JSON.parse(readFileSync('package.json', 'utf8'));
for (const [name, version] of Object.entries({ ...wanted.dependencies, ...wanted.devDependencies })) {
  if (!/^(npm:[@\w/.-]+@)?\d/.test(version)) problems.push(`${name}: ${version} is not an exact version`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

/** Resolves a name for a package: its own copy, or that of the nearest folder above. */
function lockedFor(path, name) {
  const own = lock.packages[`${path}/node_modules/${name}`];
  if (own || path === '') return own ?? lock.packages[`node_modules/${name}`];
  return lockedFor(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}
