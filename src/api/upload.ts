/** The progress of an upload. @public */
export interface UploadProgress {
  /** Bytes sent so far. */
  sentBytes: number;
  /** Bytes in all; undefined while unknown. */
  totalBytes?: number;
}

/**
 * A `fetch` for bodies whose progress is shown: `fetch` cannot report how much of a body was sent,
 * XMLHttpRequest can. Rejects as `fetch` does: with a TypeError when no answer came, with an AbortError when
 * stopped.
 * @param onSign - called at each sign of life of the connection; `isSent`: the complete body is with the
 * server
 */
export function sendWithProgress(
  url: string,
  init: RequestInit,
  onProgress: (progress: UploadProgress) => void,
  onSign: (isSent: boolean) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const stop = () => xhr.abort();
    const finish = (settle: () => void) => () => {
      init.signal?.removeEventListener('abort', stop);
      settle();
    };
    xhr.open(init.method ?? 'POST', url);
    xhr.responseType = 'blob';
    xhr.withCredentials = init.credentials === 'include';
    new Headers(init.headers).forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = (event) => {
      onSign(false);
      onProgress({ sentBytes: event.loaded, totalBytes: event.lengthComputable ? event.total : undefined });
    };
    xhr.upload.onload = () => onSign(true);
    xhr.onprogress = () => onSign(false);
    xhr.onload = finish(() => resolve(responseOf(xhr)));
    xhr.onerror = finish(() => reject(new TypeError('The connection was lost.')));
    xhr.onabort = finish(() => reject(new DOMException('The upload was stopped.', 'AbortError')));
    if (init.signal?.aborted) return finish(() => reject(new DOMException('Stopped.', 'AbortError')))();
    init.signal?.addEventListener('abort', stop);
    onSign(false);
    xhr.send(init.body as XMLHttpRequestBodyInit | null);
  });
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  // These statuses forbid a body, even an empty one.
  const body = [204, 205, 304].includes(xhr.status) ? null : (xhr.response as Blob);
  return new Response(body, { status: xhr.status, statusText: xhr.statusText, headers });
}
