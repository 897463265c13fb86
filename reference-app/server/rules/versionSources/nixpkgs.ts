import { createBrotliDecompress } from 'node:zlib';
import { Readable, pipeline } from 'node:stream';

import { compareNixVersions } from '../../../../src/domain/versions/compareNixVersions.js';
import { newestOf, textMember, versionOf } from './VersionSource.js';
import type { VersionSource } from './VersionSource.js';

// Several times what a channel has today, once it is decompressed.
const LARGEST_CHANNEL = 1_000_000_000;
const LARGEST_PACKAGE = 1_000_000;

/**
 * A channel of Nix. Its address is that of a list of all packages: `{ packages: { attribute: { pname, version
 * } } }`. The list has hundreds of megabytes, so it is never held in memory as a whole. It contains no
 * publication dates.
 */
export const nixpkgs: VersionSource = {
  async latestOf({ name }, repository) {
    const versions = await repository.shared('', readChannel);
    return versionOf(versions?.get(name));
  },
};

async function readChannel(body: AsyncIterable<Uint8Array>): Promise<Map<string, string>> {
  const newest = new Map<string, string>();
  for await (const json of packagesIn(await decompressed(body))) {
    const entry: unknown = JSON.parse(json);
    const [name, version] = [textMember(entry, 'pname'), textMember(entry, 'version')];
    if (name === undefined || !version) continue;
    const known = newest.get(name);
    const candidates = [known, version].flatMap((text) => (text === undefined ? [] : [{ version: text }]));
    newest.set(name, newestOf(candidates, compareNixVersions, isStable)?.version ?? version);
  }
  return newest;
}

// Several attributes can have the same package. Names of attributes for a development branch show it, or
// their versions start with `0-unstable`.
const isStable = (version: string) => !/unstable|alpha|beta|rc\d|pre/i.test(version);

// The file itself is compressed. If a server declares this in a header, the body is already decompressed.
async function decompressed(body: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const chunks = body[Symbol.asyncIterator]();
  const first = await chunks.next();
  const whole = Readable.from(
    (async function* () {
      if (!first.done) yield first.value;
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
    })(),
  );
  const isJson = first.done || /^\s*\{/.test(Buffer.from(first.value.subarray(0, 64)).toString('latin1'));
  return isJson ? whole : pipeline(whole, createBrotliDecompress(), () => undefined);
}

/** The texts of the objects on the third level: those within a member of the outermost object. */
async function* packagesIn(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let depth = 0;
  let isInText = false;
  let isEscaped = false;
  let pending = '';
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > LARGEST_CHANNEL || pending.length > LARGEST_PACKAGE)
      throw new Error('The list of a channel is too large.');
    const text = decoder.decode(chunk, { stream: true });
    let start = depth >= PACKAGE_DEPTH ? 0 : -1;
    for (let index = 0; index < text.length; index += 1) {
      const character = text.charCodeAt(index);
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (character === BACKSLASH) isEscaped = true;
        else if (character === QUOTE) isInText = false;
      } else if (character === QUOTE) isInText = true;
      else if (character === OPEN) {
        depth += 1;
        if (depth === PACKAGE_DEPTH) start = index;
      } else if (character === CLOSE) {
        if (depth === PACKAGE_DEPTH) {
          yield pending + text.slice(start, index + 1);
          pending = '';
          start = -1;
        }
        depth -= 1;
      }
    }
    if (start >= 0) pending += text.slice(start);
  }
  if (size === 0 || depth !== 0 || isInText) throw new Error('The list of a channel is incomplete.');
}

const PACKAGE_DEPTH = 3;
const [QUOTE, BACKSLASH, OPEN, CLOSE] = [0x22, 0x5c, 0x7b, 0x7d];
