/** Fails when the lockfile is one that `npm ci` would refuse, or when it or a file of the tree names a registry. */
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const names = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').pop()));
const problems = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    // A fresh release may lack its per-platform packages; npm then writes a lockfile without them and says nothing.
    if (!names.has(name)) problems.push(`${path}: optional ${name} is not locked`);
  }
  if (entry.resolved && /^https?:/.test(entry.resolved))
    problems.push(`${path}: names where it was downloaded`);
}
const wanted = JSON.parse(readFileSync('package.json', 'utf8'));
for (const [name, version] of Object.entries({ ...wanted.dependencies, ...wanted.devDependencies })) {
  if (!/^\d/.test(version)) problems.push(`${name}: ${version} is not an exact version`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
