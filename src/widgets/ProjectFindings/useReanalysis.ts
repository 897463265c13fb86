import { useCallback, useEffect, useRef, useState } from 'react';
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
      const { analyzeAgain } = await import('./analyzeAgain.js');
      await analyzeAgain(api, projectId, signal);
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
