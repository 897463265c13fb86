import { useCallback, useEffect, useRef, useState } from 'react';
import { isTokenProcessing } from '../../api/boms.js';
import { analyzeProject } from '../../api/findings.js';
import { ApiError, isAbort } from '../../api/errors.js';
import { errorText } from '../../data/errorText.js';
import { useHost } from '../../host/KitProvider.js';
import { useIntl } from '../../i18n/index.js';
import { messages } from './ProjectFindings.messages.js';

/** Has the server look for vulnerabilities again, and says when it is done. */
export function useReanalysis(projectId: string, onDone: () => void) {
  const { api, auth, notify } = useHost();
  const intl = useIntl();
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), [projectId]);

  const start = useCallback(async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setIsRunning(true);
    const { signal } = controller;
    try {
      const token = await analyzeProject(api, projectId, signal);
      // The server forgets nothing, but a token it lost would otherwise be asked about for ever.
      const end = Date.now() + PATIENCE_MS;
      for (let wait = 500; Date.now() < end; wait = Math.min(wait * 1.5, 5_000)) {
        if (!(await isTokenProcessing(api, token, signal))) break;
        await pause(wait, signal);
      }
      notify({ kind: 'success', title: intl.formatMessage(messages.analyzed) });
      onDone();
    } catch (error) {
      if (isAbort(error)) return;
      if (error instanceof ApiError && error.status === 401) auth.onUnauthorized?.();
      const { title, detail } = errorText(intl, error);
      notify({ kind: 'failure', title: intl.formatMessage(messages.analyzeFailed), detail: detail ?? title });
    } finally {
      running.current = undefined;
      setIsRunning(false);
    }
  }, [api, auth, intl, notify, onDone, projectId]);
  return { isRunning, start };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Stopped.', 'AbortError'));
    });
  });
}

const PATIENCE_MS = 15 * 60_000;
