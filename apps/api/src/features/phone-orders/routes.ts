import { ok } from '@warda/domain/result'
import { createErrorFormatter } from '../../http/error-message.ts'
import type { Handlers } from '../../http/handler.ts'
import { MESSAGES, sendPayLink } from '../admin-orders/index.ts'
import { presentOrder } from '../orders/index.ts'
import { presentLink } from '../payments/index.ts'
import { readShopName } from '../settings/index.ts'
import { placePhoneOrder } from './place-phone-order.ts'
import { readPhoneOrder } from './present.ts'
import { quotePhoneOrder } from './quote-phone-order.ts'
import { presentPhoneQuote, readPhoneQuote } from './quote-present.ts'

export const phoneOrderRoutes: Pick<Handlers, 'quotePhoneOrder' | 'placePhoneOrder'> = {
  async quotePhoneOrder({ context, body, language }) {
    const quote = await quotePhoneOrder(context, readPhoneQuote(body))
    if (!quote.ok) return quote
    return ok({ data: presentPhoneQuote(quote.value, language, createErrorFormatter(language, MESSAGES)) })
  },
  async placePhoneOrder({ context, actor, body, language, requestId, idempotencyKey, t, setHeader }) {
    const order = readPhoneOrder(body)
    if (!order.ok) return order
    const placed = await placePhoneOrder(
      context,
      { actor, order: order.value, language, requestId, idempotencyKey },
      (view, nowMs) => ({
        message: t('admin_phone_placed', { number: view.number }),
        data: presentOrder(view, language, nowMs),
      }),
    )
    if (!placed.ok) return placed
    if (placed.value.replayed) setHeader('idempotent-replayed', 'true')
    const { data } = placed.value.answer
    const payable = data.paymentTerms === 'online' && data.outstanding > 0 && data.approval !== 'waiting'
    const brand = await readShopName(context, language)
    const describe = (number: number) => t('pay_description', { brand, number })
    // A gateway failure does not undo the order; the link can be requested again.
    const link = payable ? await sendPayLink(context, { orderId: data.id, describe }) : null
    return ok({ ...placed.value.answer, payLink: link?.ok ? presentLink(link.value.link) : null })
  },
}
