import { createAddressRequestUrl } from '../../address-request-link.ts'
import type { RawRoute } from '../../app.ts'
import { countHit } from '../../db/rate-limits.ts'
import { createPayPath } from '../../pay-url.ts'
import { findLinkedOrder } from './short-links.ts'

/** Opened short links per address and hour; guessing one of 62^10 codes needs far more. */
const MAX_PER_HOUR = 120

/** `/l/{code}` of a text message: redirects to the address page or the payment of an order; an unknown code to the home page. */
export const shortLinkRoute: RawRoute = (app, context) => {
  app.get('/l/:code', async (c) => {
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    c.header('referrer-policy', 'no-referrer')
    const { PUBLIC_URL: publicUrl, SECRET: secret } = context.config
    const { hits, retryAfter } = await countHit(context.db, `short-link:ip:${c.get('ip')}`, 3_600)
    if (hits > MAX_PER_HOUR) {
      c.header('retry-after', String(Math.ceil(retryAfter)))
      return c.text('', 429)
    }
    const link = await findLinkedOrder(context, c.req.param('code'))
    if (link?.kind === 'address') {
      const request = { orderNumber: String(link.number), phone: link.recipientPhone }
      return c.redirect(createAddressRequestUrl({ publicUrl, secret }, request), 303)
    }
    const path = link?.kind === 'pay' ? createPayPath(secret, { kind: 'order', id: link.orderId }) : '/'
    return c.redirect(publicUrl + path, 303)
  })
}
