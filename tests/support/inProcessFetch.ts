/** Answers a request without a network. */
type RequestHandler = (request: Request) => Promise<Response>;

/**
 * Makes a `fetch` of a request handler. Works in jsdom, too, whose `AbortSignal`, `FormData` and `Blob` are not those
 * that Node's `Request` knows: abort is watched here, and forms are encoded here.
 * @param origin - what relative addresses refer to
 */
export function inProcessFetch(handler: RequestHandler, origin: string): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const request = await requestOf(input, init, origin);
    const signal = init.signal ?? (input instanceof Request ? input.signal : undefined);
    if (!signal) return handler(request);
    if (signal.aborted) throw abortReason(signal);
    return new Promise((resolve, reject) => {
      const stop = () => reject(abortReason(signal));
      signal.addEventListener('abort', stop, { once: true });
      handler(request)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', stop));
    });
  };
}

async function requestOf(input: RequestInfo | URL, init: RequestInit, origin: string): Promise<Request> {
  if (input instanceof Request) return new Request(input, { ...init, signal: undefined });
  const { signal: _, body, ...others } = init;
  const url = new URL(input, origin);
  if (body === undefined || body === null) return new Request(url, others);
  if (isForm(body)) {
    const { bytes, contentType } = await encodeForm(body);
    const headers = new Headers(others.headers);
    headers.set('content-type', contentType);
    return new Request(url, { ...others, headers, body: bytes as BodyInit });
  }
  if (isBlob(body)) return new Request(url, { ...others, body: (await bytesOf(body)) as BodyInit });
  return new Request(url, { ...others, body });
}

const isForm = (body: BodyInit): body is FormData =>
  Object.prototype.toString.call(body) === '[object FormData]';

const isBlob = (body: unknown): body is Blob =>
  ['[object Blob]', '[object File]'].includes(Object.prototype.toString.call(body));

// RFC 7578. The boundary only has to be unlikely in a test file.
const BOUNDARY = 'test-boundary-7f3a9c1e5b2d4860';

async function encodeForm(form: FormData): Promise<{ bytes: Uint8Array; contentType: string }> {
  const chunks: Uint8Array[] = [];
  const write = (text: string) => chunks.push(Buffer.from(text));
  for (const [name, value] of form.entries()) {
    write(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(name)}"`);
    if (isBlob(value)) {
      write(
        `; filename="${quoted(value.name)}"\r\nContent-Type: ${value.type || 'application/octet-stream'}\r\n\r\n`,
      );
      chunks.push(await bytesOf(value));
    } else {
      write(`\r\n\r\n${String(value)}`);
    }
    write('\r\n');
  }
  write(`--${BOUNDARY}--\r\n`);
  return { bytes: Buffer.concat(chunks), contentType: `multipart/form-data; boundary=${BOUNDARY}` };
}

const quoted = (text: string) => text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

function abortReason(signal: AbortSignal): unknown {
  return signal.reason ?? new DOMException('The operation was aborted.', 'AbortError');
}
