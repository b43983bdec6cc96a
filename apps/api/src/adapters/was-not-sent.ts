/** Network errors of a request that was not sent. */
const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Whether `fetch` failed before anything was sent: the request certainly did not arrive. */
export const wasNotSent = (error: unknown): boolean => CONNECTION_ERRORS.has(getErrorCode(error))

function getErrorCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}
