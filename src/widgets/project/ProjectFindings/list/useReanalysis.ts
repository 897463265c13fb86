import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../../data/errorText.js';
import { useCapabilities } from '../../../../data/useCapabilities.js';
import { useHost } from '../../../../host/KitProvider.js';
import { useIntl } from '../../../../i18n/index.js';
import { withWords } from '../../../../i18n/words.js';

/**
 * Has the server look for vulnerabilities again, and says when it is done.
 * @param hasList - whether the list is there, so that it may be asked who may do so
 */
export function useReanalysis(projectId: string, hasList: boolean, onDone: () => void) {
  const host = useHost();
  const capabilities = useCapabilities(hasList);
  // With the rights to audit and to see the list it is allowed on each server.
  const isPermitted = host.mayChange(capabilities?.reanalysisPermission ?? 'VULNERABILITY_ANALYSIS');
  const intl = useIntl();
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), [projectId]);

  const start = useCallback(() => {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setIsRunning(true);
    const end = (isDone: boolean) => {
      running.current = undefined;
      setIsRunning(false);
      if (isDone) onDone();
    };
    withWords(import('./analyzeAgain.js'))
      .then(({ analyzeAgain }) => analyzeAgain(host, intl, projectId, signal))
      .then(end, (error: unknown) => {
        // Its code did not come.
        end(false);
        host.notify({ kind: 'failure', title: errorText(intl, error).title });
      });
  }, [host, intl, onDone, projectId]);
  return { isPermitted, isRunning, start };
}
