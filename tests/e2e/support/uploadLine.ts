import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The treatment of uploads on the way to the server. Each rule starts at a number of bytes. */
export type LineRule =
  | 'pass'
  /** Nothing more is read, so that the sender waits, until there is another rule. */
  | { holdAt: number }
  /** The connection is closed without an answer. */
  | { cutAt: number }
  /** 413 is answered, and the connection closed with the rest unread. */
  | { refuseAt: number };

/** One try to upload a BOM, as it was seen on the way. */
export interface SeenUpload {
  receivedBytes: number;
  /** True when the sender gave up before the upload was complete. */
  isAborted: boolean;
}

/** The console and its server behind a connection that treats uploads as a test requests. */
export interface UploadLine {
  /** Address of the console, with a slash at the end. */
  url: string;
  uploads: readonly SeenUpload[];
  /** Takes effect immediately, also for an upload that is being held. */
  setRule: (rule: LineRule) => void;
  close: () => Promise<void>;
}

/** Opens a line to the server of the tests. */
export async function uploadLine(server: string): Promise<UploadLine> {
  let rule: LineRule = 'pass';
  const uploads: SeenUpload[] = [];
  const held = new Set<() => void>();

  function pass(request: IncomingMessage, response: ServerResponse) {
    const onward = httpRequest(new URL(request.url ?? '/', server), {
      method: request.method,
      headers: request.headers,
    });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    return onward;
  }

  function passUpload(request: IncomingMessage, response: ServerResponse) {
    const upload: SeenUpload = { receivedBytes: 0, isAborted: false };
    uploads.push(upload);
    const onward = pass(request, response);
    const isOver = (bytes: number) => upload.receivedBytes >= bytes;
    const obey = () => {
      if (rule === 'pass') request.resume();
      else if ('holdAt' in rule) {
        if (isOver(rule.holdAt)) request.pause();
        else request.resume();
      } else if ('cutAt' in rule && isOver(rule.cutAt)) {
        onward.destroy();
        request.socket.destroy();
      } else if ('refuseAt' in rule && isOver(rule.refuseAt) && !response.headersSent) {
        onward.destroy();
        response.writeHead(413, { connection: 'close', 'content-length': '0' }).end();
      } else request.resume();
    };
    held.add(obey);
    request.on('data', (bytes: Buffer) => {
      upload.receivedBytes += bytes.length;
      if (!onward.destroyed) onward.write(bytes);
      obey();
    });
    request.on('end', () => onward.end());
    request.on('close', () => {
      held.delete(obey);
      if (request.complete) return;
      upload.isAborted = true;
      onward.destroy();
    });
  }

  const line = createServer((request, response) => {
    if (request.method === 'POST' && request.url?.startsWith('/api/v1/bom')) passUpload(request, response);
    else request.pipe(pass(request, response));
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}/`,
    uploads,
    setRule(next) {
      rule = next;
      for (const obey of held) obey();
    },
    close: () =>
      new Promise((resolve) => {
        line.close(() => resolve());
        line.closeAllConnections();
      }),
  };
}
