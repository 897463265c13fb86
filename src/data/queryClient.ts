import { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api/client.js';

const clients = new WeakMap<ApiClient, QueryClient>();

/** The cache of a server: widgets that share an API client share what it answered. */
export function queryClientOf(api: ApiClient): QueryClient {
  let client = clients.get(api);
  if (!client) {
    client = new QueryClient({
      defaultOptions: {
        queries: {
          // Failures are shown with a retry; silent attempts would only make people wait.
          retry: false,
          // "offline" is the browser's guess; the request finds out.
          networkMode: 'always',
          // Nothing moves by itself.
          refetchOnWindowFocus: false,
          refetchOnReconnect: false,
          // Answers are replaced whole; comparing 10,000 rows to keep the old objects costs more than it saves.
          structuralSharing: false,
        },
      },
    });
    clients.set(api, client);
  }
  return client;
}
