import type { RawRoute } from '../../app.ts'

/**
 * The return URL for Paylink, which adds `transactionNo` in varying case; redirects to the result page, which takes `orderId`, `status` and
 * `trNumber` (spec §2). The values are not trusted: the result page queries the API, which queries Paylink.
 */
export const paylinkReturn: RawRoute = (app, context) => {
  if (!context.gateways.byName.has('paylink')) return
  app.get('/payment-return/paylink/:orderId', (c) => {
    const query = new Map(Object.entries(c.req.query()).map(([key, value]) => [key.toLowerCase(), value]))
    const result = new URLSearchParams({
      orderId: c.req.param('orderId'),
      status: query.get('orderstatus') ?? 'returned',
    })
    const trNumber = query.get('transactionno')
    if (trNumber) result.set('trNumber', trNumber)
    c.header('cache-control', 'no-store')
    return c.redirect(`${context.config.PUBLIC_URL}/confirm-payment?${result}`, 303)
  })
}
