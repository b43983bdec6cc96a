import { halalasToRiyals } from '@warda/domain/money'
import { readExpectedTotal } from '@warda/domain/orders/expected-total'
import { ok } from '@warda/domain/result'
import { createErrorFormatter } from '../../http/error-message.ts'
import type { Handlers } from '../../http/handler.ts'
import { idempotentAnswer } from '../../http/idempotent-answer.ts'
import { invoiceUrls } from '../../invoice-url.ts'
import { MESSAGES } from '../admin-orders/index.ts'
import { findCaller } from '../phone-orders/index.ts'
import { findCounterItems } from './find-items.ts'
import { getReceipt } from './get-receipt.ts'
import { handOverPickup } from './hand-over-pickup.ts'
import { listPickups } from './list-pickups.ts'
import { placeCounterSale } from './place-counter-sale.ts'
import { presentItem, presentPickup, presentQuote, presentReceipt, readBasket } from './present.ts'
import { quoteCounterSale } from './quote-counter-sale.ts'

type Calls =
  | 'counterItems'
  | 'quoteCounterSale'
  | 'placeCounterSale'
  | 'counterCustomer'
  | 'counterReceipt'
  | 'counterPickups'
  | 'handOverPickup'

export const counterSaleRoutes: Pick<Handlers, Calls> = {
  async counterItems({ context, query, language }) {
    const items = await findCounterItems(context, query.q ?? '')
    return ok({ data: items.map((item) => presentItem(item, language)), isExact: items[0]?.isExact === true })
  },
  async quoteCounterSale({ context, body, language }) {
    const quote = await quoteCounterSale(context, readBasket(body))
    return ok({ data: presentQuote(quote, language, createErrorFormatter(language, MESSAGES)) })
  },
  async placeCounterSale(request) {
    const { context, actor, body, language, requestId, idempotencyKey, t } = request
    const { customer, pickup, cardMessage, payments } = body
    const expectedTotal = readExpectedTotal(body.expectedTotal)
    if (!expectedTotal.ok) return expectedTotal
    const sale = {
      ...readBasket(body),
      customer,
      pickup: pickup ?? null,
      cardMessage,
      payments,
      expectedTotal: expectedTotal.value,
    }
    const placed = await placeCounterSale(
      context,
      { actor, sale, language, requestId, idempotencyKey },
      ({ order, change }) => ({
        message: t('counter_api_sold', { number: order.number }),
        data: {
          orderId: order.id,
          orderNumber: order.number,
          total: halalasToRiyals(order.total),
          change: halalasToRiyals(change),
        },
      }),
    )
    return idempotentAnswer(request, placed)
  },
  async counterCustomer({ context, query }) {
    const customer = await findCaller(context, query)
    return ok({ data: customer ? { fullName: customer.fullName } : null })
  },
  async counterReceipt({ context, params, language }) {
    const receipt = await getReceipt(context, params.orderId)
    return receipt.ok ? ok({ data: presentReceipt(receipt.value, language, invoiceUrls(context)) }) : receipt
  },
  async counterPickups({ context, language }) {
    const pickups = await listPickups(context)
    return ok({ data: pickups.map((pickup) => presentPickup(pickup, language)) })
  },
  async handOverPickup({ context, actor, params, requestId, t }) {
    const done = await handOverPickup(context, { actor, orderId: params.orderId, requestId })
    return done.ok ? ok({ message: t('counter_api_handed_over', { number: done.value.number }) }) : done
  },
}
