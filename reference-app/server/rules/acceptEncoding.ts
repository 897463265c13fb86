/**
 * Returns whether the client that sent an `Accept-Encoding` accepts gzip, and does not prefer the plain text
 * (RFC 9110, section 12.5.3).
 * @param header - such as `gzip, deflate, br;q=0.5`; if absent, nothing is compressed, as most programs
 * without the header expect
 */
export function takesGzip(header: string | undefined): boolean {
  if (header === undefined) return false;
  const weights = new Map(header.split(',').map(weightOf));
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0;
  return gzip > 0 && gzip >= (weights.get('identity') ?? 0);
}

// An invalid weight counts as rejected: plain text is right for everyone.
function weightOf(part: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
  if (parameters.length === 0) return [coding, 1];
  const weight = parameters.length === 1 ? WEIGHT.exec(parameters[0]!)?.[1] : undefined;
  return [coding, Number(weight ?? 0)];
}

const WEIGHT = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
