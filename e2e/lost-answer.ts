import { expect } from 'vitest'
import type { Guest } from './journey.ts'

/** The error of the browser for an answer that was cut off. */
export const LOST_ANSWER = /ERR_CONNECTION_RESET/

/**
 * Presses a button twice: the first request reaches the server and its answer is cut off, the second one is answered. Both
 * must carry the same idempotency key (AGREE-10).
 */
export async function pressAfterLostAnswer(
  { page, t }: Guest,
  pattern: string,
  press: () => Promise<void>,
): Promise<void> {
  const keys: (string | undefined)[] = []
  await page.route(pattern, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    const answer = await route.fetch()
    expect(answer.status()).toBe(200)
    return route.abort('connectionreset')
  })
  await press()
  await page.getByText(t('problem_network')).first().waitFor()
  const answered = page.waitForResponse(pattern)
  await press()
  expect((await answered).status()).toBe(200)
  await page.unroute(pattern)
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])
}
