import type { PaymentLink } from '@warda/contract/payments'
import type { OrderId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import { readExpectedTotal } from '@warda/domain/orders/expected-total'
import { ok } from '@warda/domain/result'
import { t as translate } from '@warda/i18n/translate'
import type { AppContext } from '../../context.ts'
import { createErrorFormatter } from '../../http/error-message.ts'
import type { Handlers } from '../../http/handler.ts'
import { idempotentAnswer } from '../../http/idempotent-answer.ts'
import { invoiceUrls } from '../../invoice-url.ts'
import { presentAddress } from '../address-book/index.ts'
import { MESSAGES, sendPayLink } from '../admin-orders/index.ts'
import { presentLink } from '../payments/index.ts'
import { readShopName } from '../settings/index.ts'
import { findCustomers } from './find-customers.ts'
import { findCounterItems } from './find-items.ts'
import { getReceipt } from './get-receipt.ts'
import { handOverPickup } from './hand-over-pickup.ts'
import { listPickups } from './list-pickups.ts'
import { placeCounterSale } from './place-counter-sale.ts'
import {
  presentCustomer,
  presentItem,
  presentPickup,
  presentQuote,
  presentReceipt,
  readBasket,
  readQuote,
} from './present.ts'
import { quoteCounterSale } from './quote-counter-sale.ts'

type Calls =
  | 'counterItems'
  | 'quoteCounterSale'
  | 'placeCounterSale'
  | 'counterCustomers'
  | 'counterReceipt'
  | 'counterPickups'
  | 'handOverPickup'

export const counterSaleRoutes: Pick<Handlers, Calls> = {
  async counterItems({ context, query, language }) {
    const items = await findCounterItems(context, query.q ?? '')
    return ok({ data: items.map((item) => presentItem(item, language)), isExact: items[0]?.isExact === true })
  },
  async quoteCounterSale({ context, actor, body, language }) {
    const quote = await quoteCounterSale(context, { actor, sale: readQuote(body), language })
    if (!quote.ok) return quote
    return ok({ data: presentQuote(quote.value, language, createErrorFormatter(language, MESSAGES)) })
  },
  async placeCounterSale(request) {
    const { context, actor, body, language, requestId, idempotencyKey, t, setHeader } = request
    const { lines: _, freeLines: __, couponCode: ___, pickup, delivery, ...rest } = body
    const expectedTotal = readExpectedTotal(body.expectedTotal)
    if (!expectedTotal.ok) return expectedTotal
    const sale = {
      ...rest,
      ...readBasket(body),
      pickup: pickup ?? null,
      delivery: delivery ?? null,
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
    if (!placed.ok) return placed
    if (placed.value.replayed) setHeader('idempotent-replayed', 'true')
    const { data } = placed.value.answer
    const payLink = sale.paymentTerms === 'online' ? await createPayLink(context, data.orderId, language) : null
    return ok({ ...placed.value.answer, payLink })
  },
  async counterCustomers({ context, query }) {
    const customers = await findCustomers(context, query.phoneNumber)
    return ok({ data: customers.map((found) => presentCustomer(found, found.addresses.map(presentAddress))) })
  },
  async counterReceipt({ context, params, language }) {
    const receipt = await getReceipt(context, params.orderId)
    return receipt.ok ? ok({ data: presentReceipt(receipt.value, language, invoiceUrls(context)) }) : receipt
  },
  async counterPickups({ context, language }) {
    const pickups = await listPickups(context)
    return ok({ data: pickups.map((pickup) => presentPickup(pickup, language)) })
  },
  async handOverPickup(request) {
    const { context, actor, params, body, requestId, idempotencyKey, t } = request
    const input = { actor, orderId: params.orderId, payments: body.payments, requestId, idempotencyKey }
    const done = await handOverPickup(context, input, ({ number, change }) => ({
      message: t('counter_api_handed_over', { number }),
      change: halalasToRiyals(change),
    }))
    return idempotentAnswer(request, done)
  },
}

/** The payment link of a sale; null when nothing is to pay, or when the gateway failed: staff ask for it again on the order's page. */
async function createPayLink(context: AppContext, orderId: string, language: Language): Promise<PaymentLink | null> {
  const brand = await readShopName(context, language)
  const describe = (number: number) => translate('pay_description', language, { brand, number })
  const sent = await sendPayLink(context, { orderId: orderId as OrderId, describe })
  return sent.ok ? presentLink(sent.value.link) : null
}
