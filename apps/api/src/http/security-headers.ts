/** Headers of every response; pages also have a content security policy. */
export const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
}

/**
 * Content security policy of a page: files of the same origin and inline scripts with these hashes (`'sha256-…'`), and pictures of a CDN.
 * React's style attributes need inline styles.
 */
export function buildContentPolicy(
  inlineScripts: readonly string[],
  formTargets: readonly string[] = [],
  pictureOrigins: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inlineScripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...pictureOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
  ].join('; ')
}
