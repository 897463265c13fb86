import { useCallback, useState } from 'react';
import type { ApiClient } from '../api/client.js';
import { useHost } from '../host/KitProvider.js';

/** State that comes from the answers of a server: undefined at first, and again once the host brings another API client. */
export function useStateOfServer<T>(): [T | undefined, (value: T) => void] {
  const { api } = useHost();
  const [kept, setKept] = useState<{ api: ApiClient; value: T }>();
  const set = useCallback((value: T) => setKept({ api, value }), [api]);
  return [kept?.api === api ? kept.value : undefined, set];
}
