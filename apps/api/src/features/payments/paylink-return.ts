import type { RawRoute } from '../../app.ts'

/**
 * Where Paylink sends the buyer's browser back to. It adds `transactionNo` in one case or another; the page of the shop that asks for
 * the result takes `orderId`, `status` and `trNumber` (spec §2). Nothing here is believed: that page asks us, and we ask Paylink.
 */
export const paylinkReturn: RawRoute = (app, context) => {
  if (context.config.GATEWAY !== 'paylink') return
  app.get('/payment-return/paylink/:orderId', (c) => {
    const given = new Map(Object.entries(c.req.query()).map(([key, value]) => [key.toLowerCase(), value]))
    const result = new URLSearchParams({
      orderId: c.req.param('orderId'),
      status: given.get('orderstatus') ?? 'returned',
    })
    const trNumber = given.get('transactionno')
    if (trNumber) result.set('trNumber', trNumber)
    c.header('cache-control', 'no-store')
    return c.redirect(`${context.config.PUBLIC_URL}/confirm-payment?${result}`, 303)
  })
}
