/**
 * The parts of a `multipart/form-data` body (RFC 7578) by their names; of parts with the same name the first one.
 * The parts are views of the body: nothing is copied, however large a file is.
 * @param contentType - the header that names the boundary
 * @returns `undefined` when the body is of another kind, cut short, or has more than 100 parts
 */
export function parseMultipart(body: Uint8Array, contentType: string): Map<string, Uint8Array> | undefined {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return undefined;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const parts = new Map<string, Uint8Array>();
  // The first delimiter may be at the very start, without the line break before it.
  const opening = bytes.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))
    ? -2
    : bytes.indexOf(delimiter);
  if (opening === -1) return undefined;
  let position = opening + delimiter.length;
  let count = 0;
  for (;;) {
    if (bytes.toString('latin1', position, position + 2) === '--') return parts;
    const headersStart = bytes.indexOf('\r\n', position);
    const headersEnd = bytes.indexOf('\r\n\r\n', position);
    const end = headersEnd === -1 ? -1 : bytes.indexOf(delimiter, headersEnd + 2);
    if (headersStart === -1 || end === -1 || headersEnd - position > LONGEST_HEADERS) return undefined;
    const name = nameOf(bytes.toString('utf8', headersStart, headersEnd));
    if (name === undefined) return undefined;
    // A part without content ends where its headers do.
    count += 1;
    if (count > MOST_PARTS) return undefined;
    if (!parts.has(name)) parts.set(name, bytes.subarray(Math.min(headersEnd + 4, end), end));
    position = end + delimiter.length;
  }
}

const LONGEST_HEADERS = 16_000;
/** No form of the API has more than ten. */
const MOST_PARTS = 100;

function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType) ?? [];
  return quoted ?? plain;
}

// Clients write a quotation mark in a name as %22 (HTML, multipart/form-data encoding algorithm) or as \".
function nameOf(headers: string): string | undefined {
  const disposition = /^content-disposition:\s*form-data\b(.*)$/im.exec(headers)?.[1];
  const [, quoted, plain] = /;\s*name=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/i.exec(disposition ?? '') ?? [];
  return quoted?.replace(/\\(.)/g, '$1').replaceAll('%22', '"') ?? plain;
}
