import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The services that a server contacts automatically, on this machine: a package repository and a receiver of
 * notifications.
 */
export interface WorldOutside {
  /** A repository of npm packages; each has the version {@link LATEST}. */
  readonly registryUrl: string;
  /** Takes webhooks. */
  readonly webhookUrl: string;
  /** The received notifications in order of arrival. A repeated notification appears twice here. */
  readonly told: readonly Told[];
  /** Resolves when the repository is asked the next time, while it has not answered. */
  asked(): Promise<void>;
  close(): Promise<void>;
}

/** A notification, as the publisher `Outbound Webhook` writes it. */
export interface Told {
  group: string;
  timestamp: string;
  content: string;
  /** A project, or what names one. */
  subject: NamedProject & { project?: NamedProject };
}

interface NamedProject {
  name?: string;
  version?: string;
}

export const LATEST = '99.0.0';

/** The parameters are answer times, so that there is something to interrupt. */
export async function worldOutside({
  registryMs,
  webhookMs,
}: {
  registryMs: number;
  webhookMs: number;
}): Promise<WorldOutside> {
  const told: Told[] = [];
  let waiting: (() => void)[] = [];
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    // A notification of a server that is killed while it sends does not count.
    request.on('error', () => answer.destroy());
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST') {
        told.push((JSON.parse(Buffer.concat(chunks).toString()) as { notification: Told }).notification);
      } else {
        for (const resolve of waiting) resolve();
        waiting = [];
      }
      void sleep(request.method === 'POST' ? webhookMs : registryMs).then(() =>
        answer.end(JSON.stringify({ latest: LATEST })),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    registryUrl: `${origin}/npm`,
    webhookUrl: `${origin}/told`,
    told,
    asked: () => new Promise((resolve) => waiting.push(resolve)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
