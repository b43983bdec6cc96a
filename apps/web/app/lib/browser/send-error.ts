import { describePage } from './describe-page.ts'

/** Maximum number of reports of one page. */
const LIMIT = 5

const sent = new Set<string>()

/**
 * Sends an error to the log of the shop, once per page: no address, no cookie, no text of the page. An extension's error has no frame in our
 * files, and a failed call is no error of the page.
 */
export function sendError(error: unknown): void {
  if (!(error instanceof Error) || 'status' in error) return
  const { name, message, stack = '' } = error
  const key = `${name} ${message}`
  if (!stack.includes('/assets/') || sent.has(key) || sent.size >= LIMIT) return
  sent.add(key)
  const [failedCall] = (performance.getEntriesByName('failed-call') as PerformanceMark[]).slice(-1)
  const body = {
    name,
    message: message.slice(0, 2_000),
    stack: stack.slice(0, 20_000),
    ...describePage(),
    ...(failedCall && { failedRequestId: failedCall.detail }),
  }
  fetch('/browser-errors', {
    method: 'POST',
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined)
}
