import { useEffect, useState } from 'react';
import type { ApiClient } from 'bomdeck';
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
    let isWanted = true;
    void askOnce(api).then((answer) => {
      if (isWanted) setInfo(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [api]);
  return info;
}

const asked = new WeakMap<ApiClient, Promise<ServerInfo | undefined>>();

function askOnce(api: ApiClient): Promise<ServerInfo | undefined> {
  let answer = asked.get(api);
  if (!answer) {
    answer = api
      .send({ path: '/api/version', isPublic: true })
      .then((response) => response.json())
      .then(infoOf)
      .catch(() => {
        // Nothing depends on it: whatever is wrong with the server, the page itself will say. The next one asks again.
        asked.delete(api);
        return undefined;
      });
    asked.set(api, answer);
  }
  return answer;
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
