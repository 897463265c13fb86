import { isIP } from 'node:net';

import { createTransport } from 'nodemailer';

import { mailAddressOf } from '../../../src/domain/mailAddresses.js';
import type { ServerContext } from '../context.js';
import { resolveHost } from '../runtime/outbound.js';
import { PermanentFailure } from '../runtime/PermanentFailure.js';
import { withDeadline } from '../runtime/withDeadline.js';

export interface Mail {
  to: readonly string[];
  subject: string;
  body: string;
  mimeType: string;
}

/** The time limits for an email. */
export interface MailLimits {
  /** Stops what is being sent. */
  signal?: AbortSignal;
  /** Milliseconds for the complete conversation with the mail server. @defaultValue 60,000 */
  timeoutMs?: number;
}

/**
 * Sends an email with the mail settings of the server.
 * @throws PermanentFailure when email is turned off or not set up, or the addresses are rejected; Error
 * otherwise, named `TimeoutError` when the time is over
 */
export async function sendMail(
  server: ServerContext,
  { to, subject, body, mimeType }: Mail,
  { signal, timeoutMs = WHOLE_MS }: MailLimits = {},
): Promise<void> {
  const { config, options } = server;
  const setting = (name: string) => config.text('email', name);
  if (!config.isOn('email', 'smtp.enabled')) throw new PermanentFailure('Email is turned off.');
  const host = setting('smtp.server.hostname');
  const from = setting('smtp.from.address');
  if (!host || !from) throw new PermanentFailure('The email server or the sender address is not set.');
  const sender = mailAddressOf(from);
  if (!sender) throw new PermanentFailure('The sender address is not a valid email address.');
  if (to.length === 0) throw new PermanentFailure('It has no recipient.');
  const prefix = setting('subject.prefix');
  const isHtml = /^text\/html\b/i.test(mimeType);
  await withDeadline(timeoutMs, signal, async (ending) => {
    // Resolved here, so that the address that was checked is the one that is connected to.
    const address = await resolveHost(host, { allowPrivate: options.privateDestinations });
    const transport = transportTo(server, host, address);
    try {
      await transport.sendMail({
        from: sender,
        // As objects they are taken as they are: in text the library would look for more addresses.
        to: to.map((recipient) => ({ name: '', address: recipient })),
        subject: oneLine(prefix ? `${prefix} ${subject}` : subject),
        ...(isHtml ? { html: body } : { text: body }),
        signal: ending,
      });
    } catch (error) {
      ending.throwIfAborted();
      throw failureOf(error);
    } finally {
      transport.close();
    }
  });
}

function transportTo({ config, secrets }: ServerContext, host: string, address: string) {
  const setting = (name: string) => config.text('email', name);
  const port = Number(setting('smtp.server.port') ?? 25);
  const usesTls = config.isOn('email', 'smtp.ssltls');
  const user = setting('smtp.username');
  const password = setting('smtp.password');
  return createTransport({
    host: address,
    port,
    secure: usesTls && port === IMPLICIT_TLS_PORT,
    requireTLS: usesTls,
    ignoreTLS: !usesTls,
    // A username alone would be rejected, in the worst case so often that its owner is locked out.
    auth: user && password ? { user, pass: secrets.decrypt(password) } : undefined,
    tls: {
      // An address is not a server name (RFC 6066, section 3).
      servername: isIP(host) ? undefined : host,
      rejectUnauthorized: !config.isOn('email', 'smtp.trustcert'),
    },
    connectionTimeout: IDLE_MS,
    greetingTimeout: IDLE_MS,
    socketTimeout: IDLE_MS,
    // The content comes from others, so it must not name files or addresses to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function failureOf(error: unknown): unknown {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
  // 5yz replies of SMTP (RFC 5321, 4.2.1) are final.
  if (responseCode >= 500) return new PermanentFailure(`The email server answered ${responseCode}.`);
  const isUnsendable = code === 'EENVELOPE' && responseCode === 0;
  return isUnsendable ? new PermanentFailure('The email server cannot send to these addresses.') : error;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const IMPLICIT_TLS_PORT = 465;
const IDLE_MS = 10_000;
// Every line restarts the idle time: a server that sends one now and then would hold the lane forever.
const WHOLE_MS = 60_000;
