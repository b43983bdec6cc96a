import type { RawRoute } from '../../app.ts'
import { findAttempt } from './queries.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The return URL for Moyasar: redirects to the result page, which takes `orderId`, `status` and `trNumber` (spec §2). Parameters that Moyasar
 * adds are not read; the result page queries the API, which queries Moyasar.
 */
export const moyasarReturn: RawRoute = (app, context) => {
  if (!context.gateways.byName.has('moyasar')) return
  app.get('/payment-return/moyasar/:attemptId', async (c) => {
    const attemptId = c.req.param('attemptId')
    const attempt = ID.test(attemptId) ? await findAttempt(context.db, attemptId) : undefined
    c.header('cache-control', 'no-store')
    if (!attempt) return c.redirect(`${context.config.PUBLIC_URL}/confirm-payment`, 303)
    const result = new URLSearchParams({ orderId: attempt.orderId, status: 'returned' })
    if (attempt.trNumber) result.set('trNumber', attempt.trNumber)
    return c.redirect(`${context.config.PUBLIC_URL}/confirm-payment?${result}`, 303)
  })
}
