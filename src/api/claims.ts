/**
 * The claims of a session token about its owner, for display only: the server trusts none of them. @public
 */
export interface Claims {
  /** Login name; empty when it does not say. */
  username: string;
  /** Rights of the user and of their teams when they signed in. */
  permissions: readonly string[];
  /** True when the account is the server's own, so that its password can be changed here. */
  isLocal: boolean;
  /** When the server stops taking it, milliseconds since 1970; undefined when it does not say. */
  expiresAt?: number;
}

/** Reads the claims of a token of a 4.x server; undefined for the opaque ones of 5.0. @public */
export function claimsOf(token: string): Claims | undefined {
  const parts = token.split('.');
  if (parts.length !== 3) return undefined;
  try {
    const claims = JSON.parse(fromBase64Url(parts[1]!)) as unknown;
    if (typeof claims !== 'object' || claims === null) return undefined;
    const { sub, permissions, idp, exp } = claims as Record<string, unknown>;
    return {
      username: typeof sub === 'string' ? sub : '',
      permissions: typeof permissions === 'string' ? permissions.split(',').filter(Boolean) : [],
      isLocal: idp === undefined || idp === 'LOCAL',
      ...(typeof exp === 'number' && Number.isFinite(exp) && { expiresAt: exp * 1000 }),
    };
  } catch {
    return undefined;
  }
}

/** Names outside of ASCII come as UTF-8, which `atob` alone would garble. */
function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (c) => c.charCodeAt(0)));
}
