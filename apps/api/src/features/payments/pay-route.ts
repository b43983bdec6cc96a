import type { OrderId } from '@warda/domain/ids'
import { t } from '@warda/i18n/translate'
import type { RawRoute } from '../../app.ts'
import { isPaySignature } from '../../pay-url.ts'
import { findOrder } from '../orders/index.ts'
import { readShopName } from '../settings/index.ts'
import { getBuyerLink } from './get-buyer-link.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * `/pay/{orderId}/{signature}`, the link of a mail: opens or reuses the payment link and redirects to it. An order that cannot be paid
 * redirects to the buyer's orders, which show the reason; a wrong signature and an unknown order redirect home.
 */
export const payRoute: RawRoute = (app, context) => {
  app.get('/pay/:orderId/:signature', async (c) => {
    const { orderId, signature } = c.req.param()
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    const home = context.config.PUBLIC_URL
    if (!UUID.test(orderId) || !isPaySignature(context.config.SECRET, { kind: 'order', id: orderId }, signature))
      return c.redirect(`${home}/`, 303)
    const order = await findOrder(context.db, orderId as OrderId)
    if (!order) return c.redirect(`${home}/`, 303)
    const orders = `${home}/orders/${order.userId}`
    // A prefetch with HEAD must not open a payment.
    if (c.req.method === 'HEAD') return c.redirect(orders, 303)
    const brand = await readShopName(context, order.language)
    const link = await getBuyerLink(context, order, (number) => t('pay_description', order.language, { brand, number }))
    return c.redirect(link.ok ? link.value.link : orders, 303)
  })
}
