/**
 * The headers that keep a page from doing more than the console needs.
 *
 * Styles: styled-components fills empty style elements through the CSSOM, so only the hash of the empty text
 * must be allowed. Workers: the check of XML files runs WebAssembly in a worker, and a worker follows the
 * policy of its own file, so only that file may compile it.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * @param {{ connectTo?: readonly string[], isWorker?: boolean }} options - `connectTo`: origins of an API elsewhere and of an
 *   identity provider; people are led there by an address, which needs no `form-action`
 * @returns {string} value of the Content-Security-Policy header
 */
export function contentSecurityPolicy({ connectTo = [], isWorker = false } = {}) {
  return [
    "default-src 'none'",
    `script-src 'self'${isWorker ? " 'wasm-unsafe-eval'" : ''}`,
    `style-src 'self' ${EMPTY_STYLE}`,
    "worker-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sent with every file besides the policy. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
