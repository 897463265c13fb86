/** Any page, as the reference server allows it. */
const ANY_ORIGIN = '*';

/**
 * Reads which pages elsewhere may read what this server answers, from the variable that the reference server takes, too:
 * origins such as `https://host.example`, separated by blanks or commas, or `*`.
 * @returns none where the variable is not set, or `ALPINE_CORS_ENABLED` is `false`
 * @throws Error that names what is no origin
 */
export function corsOriginsFrom(environment: Readonly<Record<string, string | undefined>>): string[] {
  if (/^(0|false|no)$/i.test(environment['ALPINE_CORS_ENABLED']?.trim() ?? '')) return [];
  const texts = (environment['ALPINE_CORS_ALLOW_ORIGIN'] ?? '').split(/[\s,]+/).filter(Boolean);
  return texts.map((text) => {
    if (text === ANY_ORIGIN) return text;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    // A path would never be part of what browsers say.
    if (!url || !/^https?:$/.test(url.protocol) || text.replace(/\/$/, '').toLowerCase() !== url.origin)
      throw new Error(
        `ALPINE_CORS_ALLOW_ORIGIN ${JSON.stringify(text)} is not an origin such as https://host.example`,
      );
    return url.origin;
  });
}

/**
 * Returns the headers with which an answer informs browsers about who may read it.
 * @param allowed - origins, or `*`
 * @param origin - the origin of the requesting page, as reported by its browser
 */
export function corsHeaders(allowed: readonly string[], origin: string | undefined): Record<string, string> {
  if (allowed.length === 0) return {};
  if (allowed.includes(ANY_ORIGIN)) return { 'access-control-allow-origin': ANY_ORIGIN, ...METHODS };
  // An answer to one page must not be kept for another.
  if (origin === undefined || !allowed.includes(origin)) return { vary: 'Origin' };
  return { vary: 'Origin', 'access-control-allow-origin': origin, ...METHODS };
}

const HEADERS =
  'Origin, Content-Type, Authorization, X-Requested-With, Content-Length, Accept, X-Api-Key, X-Total-Count';

const METHODS = {
  'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE,OPTIONS',
  'access-control-allow-headers': HEADERS,
  'access-control-expose-headers': HEADERS,
  'access-control-max-age': '3600',
};
