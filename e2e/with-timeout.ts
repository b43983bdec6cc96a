import { setTimeout as pause } from 'node:timers/promises'

/**
 * Fails when the browser has not answered after a minute: Playwright limits how long it waits for a page, not how long opening and
 * closing one may take.
 */
export function withTimeout<Result>(answer: Promise<Result>): Promise<Result> {
  const limit = new AbortController()
  const tooLate = pause(60_000, undefined, { signal: limit.signal }).then(() => {
    throw new Error('The browser has not answered within a minute.')
  })
  return Promise.race([answer, tooLate]).finally(() => limit.abort())
}
