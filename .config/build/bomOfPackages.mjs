/**
 * A bill of materials (CycloneDX 1.6) of the packages that are in the builds, as the lockfile has them.
 *
 * @param manifest - package.json
 * @param lock - package-lock.json
 * @param builds - by the folder of a package, such as `node_modules/hono`, the builds that it is in
 * @throws Error where the lockfile does not know a package
 */
export function bomOfPackages({ manifest, lock, builds, now }) {
  const packages = [...builds.keys()].sort().map((folder) => {
    const locked = lock.packages[folder];
    if (!locked) throw new Error(`${folder} is in a build, but not in package-lock.json.`);
    return { ...locked, folder, name: locked.name ?? nameOf(folder) };
  });
  const refs = new Map([{ ...manifest, folder: '' }, ...packages].map((each) => [each.folder, purlOf(each)]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: {
        type: 'application',
        'bom-ref': refs.get(''),
        name: manifest.name,
        version: manifest.version,
        purl: refs.get(''),
      },
    },
    // One release may lie in two folders.
    components: once(packages, ({ folder }) => refs.get(folder)).map((each) => ({
      type: 'library',
      'bom-ref': refs.get(each.folder),
      ...groupAndName(each.name),
      version: each.version,
      hashes: hashesOf(each.integrity),
      licenses: each.license ? [{ expression: each.license }] : [],
      purl: refs.get(each.folder),
      properties: [...builds.get(each.folder)].sort().map((value) => ({ name: 'bomdeck:build', value })),
    })),
    dependencies: once([...refs], ([, ref]) => ref).map(([folder, ref]) => ({
      ref,
      dependsOn: once(
        neededBy(lock, folder).flatMap((needed) => refs.get(needed) ?? []),
        (each) => each,
      ).sort(),
    })),
  };
}

/** The folder that a package is read from by what lies in another folder; undefined where the lockfile has none. */
export function folderFor(lock, name, from = '') {
  const folder = `${from && `${from}/`}node_modules/${name}`;
  if (lock.packages[folder]) return folder;
  return from === ''
    ? undefined
    : folderFor(lock, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

/** The folders of what lies in a folder, and of all that it needs when it runs. */
export function withAllNeeded(lock, folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const needed of neededBy(lock, folder)) withAllNeeded(lock, needed, found);
  return found;
}

function neededBy(lock, folder) {
  const { dependencies, optionalDependencies, devDependencies } = lock.packages[folder];
  // Only ours has those in the lockfile; what of them is in no build is left out with the rest.
  return Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies }).flatMap(
    (name) => folderFor(lock, name, folder) ?? [],
  );
}

const nameOf = (folder) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function groupAndName(name) {
  const slash = name.indexOf('/');
  return slash < 0 ? { name } : { group: name.slice(0, slash), name: name.slice(slash + 1) };
}

/** Subresource integrity, such as `sha512-…` in Base64, as CycloneDX writes hashes. */
function hashesOf(integrity = '') {
  return integrity.split(' ').flatMap((each) => {
    const [, bits, digest] = /^sha(256|384|512)-(.+)$/.exec(each) ?? [];
    return bits ? [{ alg: `SHA-${bits}`, content: Buffer.from(digest, 'base64').toString('hex') }] : [];
  });
}

const once = (items, keyOf) => [...new Map(items.map((item) => [keyOf(item), item])).values()];
