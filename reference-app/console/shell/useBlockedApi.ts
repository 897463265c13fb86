import { useEffect, useState } from 'react';
import { ConfigError, type ConsoleConfig } from '../config.js';

/**
 * Returns the error to show once the policy of the page has blocked the API; undefined until then. To
 * widgets, this looks like an unreachable server, and retrying would never help.
 */
export function useBlockedApi(config: ConsoleConfig | Error): ConfigError | undefined {
  const [blocked, setBlocked] = useState<ConfigError>();
  const apiBaseUrl = config instanceof Error ? undefined : config.apiBaseUrl;
  useEffect(() => {
    if (apiBaseUrl === undefined) return;
    const { origin } = new URL(apiBaseUrl, location.href);
    if (origin === location.origin) return;
    const onViolation = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (disposition !== 'enforce' || effectiveDirective !== 'connect-src') return;
      if (URL.canParse(blockedURI) && new URL(blockedURI).origin === origin) setBlocked(blockedBy(origin));
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [apiBaseUrl]);
  return blocked;
}

function blockedBy(origin: string): ConfigError {
  return new ConfigError(
    `API_BASE_URL in static/config.json leads to ${origin}, but the Content-Security-Policy of this page does not ` +
      `let it connect there. Add ${origin} to connect-src of that policy. With npm start, set API_BASE_URL in its ` +
      'environment instead of the file; the policy then follows.',
  );
}
