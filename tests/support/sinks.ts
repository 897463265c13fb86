import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';

/** A request a web sink was sent. */
export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A web server on this machine that keeps what it is sent. */
export interface WebSink {
  readonly url: string;
  readonly received: ReceivedRequest[];
  /** Sets the statuses of the next answers, followed by 200. */
  answerWith(...statuses: number[]): void;
  close(): Promise<void>;
}

export async function webSink(): Promise<WebSink> {
  const received: ReceivedRequest[] = [];
  const statuses: number[] = [];
  const server = createHttpServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      const status = statuses.shift() ?? 200;
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end();
    });
  });
  return {
    url: `http://127.0.0.1:${await listening(server)}`,
    received,
    answerWith: (...next) => void statuses.push(...next),
    close: () => closed(server),
  };
}

/** A mail a mail sink took, as it came over the wire. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Header lines and body. */
  data: string;
}

/** A mail server on this machine that keeps what it is sent (RFC 5321, as far as a client needs it). */
export interface MailSink {
  readonly port: number;
  readonly received: ReceivedMail[];
  /** User names and passwords clients signed in with. */
  readonly signIns: string[];
  /** Refuses recipients from now on. */
  refuse(code: number): void;
  close(): Promise<void>;
}

/** @param options - `hasTls` offers STARTTLS, with a certificate that no authority signed */
export async function mailSink({ hasTls = false } = {}): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  const signIns: string[] = [];
  let refusal: number | undefined;
  const mails = { received, signIns, refusal: () => refusal, hasTls };
  const server = createTcpServer((socket) => converse(socket, mails, '220 sink.example ready'));
  return {
    port: await listening(server),
    received,
    signIns,
    refuse: (code) => (refusal = code),
    close: () => closed(server),
  };
}

interface Mailbox {
  received: ReceivedMail[];
  signIns: string[];
  refusal: () => number | undefined;
  hasTls: boolean;
}

function converse(socket: Socket, mailbox: Mailbox, greeting?: string): void {
  const { received, signIns, refusal, hasTls } = mailbox;
  const offersTls = hasTls && !(socket instanceof TLSSocket);
  let mail: ReceivedMail = { from: '', to: [], data: '' };
  let isInData = false;
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.setEncoding('utf8').on('error', () => {});
  socket.on('data', (chunk: string) => {
    rest += chunk;
    for (let end = rest.indexOf('\r\n'); end !== -1; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (isInData) takeData(line);
      else takeCommand(line);
    }
  });
  if (greeting) say(greeting);

  function takeData(line: string): void {
    if (line !== '.') {
      mail.data += `${line.replace(/^\.\./, '.')}\n`;
      return;
    }
    isInData = false;
    received.push(mail);
    mail = { from: '', to: [], data: '' };
    say('250 taken');
  }

  function takeCommand(line: string): void {
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    switch (line.split(/[ :]/)[0]?.toUpperCase()) {
      case 'EHLO':
        say('250-sink.example');
        if (offersTls) say('250-STARTTLS');
        return void say('250 AUTH PLAIN');
      case 'AUTH':
        signIns.push(
          Buffer.from(line.split(' ')[2] ?? '', 'base64')
            .toString()
            .split('\0')
            .slice(1)
            .join(':'),
        );
        return void say('235 welcome');
      case 'MAIL':
        mail.from = address;
        return void say('250 ok');
      case 'RCPT':
        if (refusal() !== undefined) return void say(`${refusal()} no such mailbox`);
        mail.to.push(address);
        return void say('250 ok');
      case 'DATA':
        isInData = true;
        return void say('354 go ahead');
      case 'STARTTLS':
        if (!offersTls) return void say('502 not here');
        say('220 go ahead');
        socket.removeAllListeners('data');
        return void converse(new TLSSocket(socket, { isServer: true, ...certificate() }), mailbox);
      case 'QUIT':
        say('221 bye');
        return void socket.end();
      default:
        say('250 ok');
    }
  }
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server)
      (server as unknown as { closeAllConnections(): void }).closeAllConnections();
  });
}

function certificate(): { key: Buffer; cert: Buffer } {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures/mail', name));
  return { key: read('key.pem'), cert: read('cert.pem') };
}
