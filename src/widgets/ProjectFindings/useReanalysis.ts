import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, isAbort } from '../../api/errors.js';
import { errorText } from '../../data/errorText.js';
import { useCapabilities } from '../../data/useCapabilities.js';
import { useHost } from '../../host/KitProvider.js';
import { useIntl } from '../../i18n/index.js';
import { messages } from './ProjectFindings.messages.js';

/**
 * Has the server look for vulnerabilities again, and says when it is done.
 * @param hasList - whether the list is there, so that it may be asked who may do so
 */
export function useReanalysis(projectId: string, hasList: boolean, onDone: () => void) {
  const { api, auth, mayChange, notify } = useHost();
  const capabilities = useCapabilities(hasList);
  // Whoever may audit and see the list may do so on each server.
  const isPermitted = mayChange(capabilities?.reanalysisPermission ?? 'VULNERABILITY_ANALYSIS');
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
      const { analyzeAgain } = await import('./onDemand.js');
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
  return { isPermitted, isRunning, start };
}
