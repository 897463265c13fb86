import { isIP } from 'node:net';

import { createTransport } from 'nodemailer';

import type { ServerContext } from '../context.js';
import { resolveHost } from '../runtime/outbound.js';
import { PermanentFailure } from '../runtime/queue.js';

export interface Mail {
  to: readonly string[];
  subject: string;
  body: string;
  mimeType: string;
}

/**
 * Sends a mail with the mail settings of the server.
 * @throws PermanentFailure when mail is switched off or not set up, or the addresses are refused
 */
export async function sendMail(server: ServerContext, { to, subject, body, mimeType }: Mail): Promise<void> {
  const { config, secrets, options } = server;
  const setting = (name: string) => config.text('email', name);
  if (!config.isOn('email', 'smtp.enabled')) throw new PermanentFailure('Mail is switched off.');
  const host = setting('smtp.server.hostname');
  const from = setting('smtp.from.address');
  if (!host || !from) throw new PermanentFailure('The mail server or the address of the sender is not set.');
  if (to.length === 0) throw new PermanentFailure('There is nobody to send it to.');
  const port = Number(setting('smtp.server.port') ?? 25);
  const usesTls = config.isOn('email', 'smtp.ssltls');
  const user = setting('smtp.username');
  const password = setting('smtp.password');
  const transport = createTransport({
    // Resolved here, so that the address that was checked is the one that is connected to.
    host: await resolveHost(host, { allowPrivate: options.privateDestinations }),
    port,
    secure: usesTls && port === IMPLICIT_TLS_PORT,
    requireTLS: usesTls,
    ignoreTLS: !usesTls,
    auth: user ? { user, pass: password ? secrets.decrypt(password) : '' } : undefined,
    tls: {
      // An address is not a server name (RFC 6066, section 3).
      servername: isIP(host) ? undefined : host,
      rejectUnauthorized: !config.isOn('email', 'smtp.trustcert'),
    },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // What is sent comes from others: it names no files and no addresses to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const prefix = setting('subject.prefix');
  const isHtml = /^text\/html\b/i.test(mimeType);
  try {
    await transport.sendMail({
      from,
      // As objects they are taken as they are: in text the library would look for more addresses.
      to: to.map((address) => ({ name: '', address })),
      subject: oneLine(prefix ? `${prefix} ${subject}` : subject),
      ...(isHtml ? { html: body } : { text: body }),
    });
  } catch (error) {
    const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
    // 5yz replies of SMTP (RFC 5321, 4.2.1) are final.
    if (responseCode >= 500) throw new PermanentFailure(`The mail server answered ${responseCode}.`);
    const isUnsendable = code === 'EENVELOPE' && responseCode === 0;
    throw isUnsendable ? new PermanentFailure('The mail server cannot send to these addresses.') : error;
  } finally {
    transport.close();
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const IMPLICIT_TLS_PORT = 465;
const TIMEOUT_MS = 10_000;
