import { useEffect, useState } from 'react';
import { useApi } from './ApiContext.js';

/** What the server calls itself, such as “Dependency-Track 4.11.7”; undefined until, or unless, it says so. */
export function useServerVersion(): string | undefined {
  return useServerInfo()?.name;
}

/** What the server says of itself, for the About dialog. */
export interface ServerInfo {
  name: string;
  /** Identifier of this build. */
  build?: string;
  /** When it was built. */
  builtAt?: Date;
}

/** Asks the server what it is. A server that does not say is none the worse for it. */
export function useServerInfo(): ServerInfo | undefined {
  const api = useApi();
  const [info, setInfo] = useState<ServerInfo>();
  useEffect(() => {
    const controller = new AbortController();
    api
      .send({ path: '/api/version', isPublic: true, signal: controller.signal })
      .then((response) => response.json())
      .then((answer: unknown) => setInfo(infoOf(answer)))
      // Nothing depends on it: whatever is wrong with the server, the page itself will say.
      .catch(() => {});
    return () => controller.abort();
  }, [api]);
  return info;
}

function infoOf(answer: unknown): ServerInfo | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const text = (key: string) => {
    const value = (answer as Record<string, unknown>)[key];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const name = [text('application'), text('version')].filter(Boolean).join(' ');
  const builtAt = new Date(text('timestamp') ?? NaN);
  return {
    name,
    build: text('uuid'),
    builtAt: Number.isNaN(builtAt.getTime()) ? undefined : builtAt,
  };
}
