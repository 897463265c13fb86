import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a server talks to by itself, on this machine: a package repository, and somebody who wants to be told. */
export interface WorldOutside {
  /** A repository of npm packages; each has the version {@link LATEST}. */
  readonly registryUrl: string;
  /** Takes webhooks. */
  readonly webhookUrl: string;
  /** What was told, in the order it came; something that is told twice stands here twice. */
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

/** How long answers take: so that there is something to interrupt. */
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
    // A server that is killed while it sends has told nothing.
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
