import type { Language } from '@warda/domain/language'
import { LIMITS } from '@warda/domain/limits'
import { ok, type Refusal } from '@warda/domain/result'
import { say as sayIn } from '@warda/words/say'
import type { Call, Handlers } from '../../http/call.ts'
import { valuesOf } from '../../http/refusal-values.ts'
import { sentenceKey } from '../../http/statuses.ts'
import { invoiceUrls, presentInvoice } from '../invoices/index.ts'
import { presentOrder } from '../orders/index.ts'
import { presentLink } from '../payments/index.ts'
import { DESK_SENTENCES } from './desk-sentences.ts'
import { editOrder } from './edit-order.ts'
import { presentEditQuote, readEdit } from './edit-present.ts'
import { findOrders } from './find-orders.ts'
import { getOrder } from './get-order.ts'
import { markReady } from './mark-ready.ts'
import { presentDeskOrder } from './order-present.ts'
import { readPhoneOrder } from './phone-present.ts'
import { presentPhoneQuote, readPhoneQuote } from './phone-quote-present.ts'
import { placePhoneOrder } from './place-phone-order.ts'
import { quoteEdit } from './quote-edit.ts'
import { quotePhoneOrder } from './quote-phone-order.ts'
import { presentRow } from './row-present.ts'
import { sendPayLink } from './send-pay-link.ts'

export const orderDeskRoutes: Pick<
  Handlers,
  | 'adminOrders'
  | 'adminOrder'
  | 'editOrder'
  | 'quoteEdit'
  | 'markReady'
  | 'quotePhoneOrder'
  | 'placePhoneOrder'
  | 'sendPayLink'
> = {
  async adminOrders({ world, query }) {
    const { q = '', page = 1, pageSize = LIMITS.pageSize, state = null, money = null, from = null, to = null } = query
    const { deliveryDay = null, clientId = null, late } = query
    const bounds = { state, money, from, to, deliveryDay, clientId, late: late === '1' }
    const found = await findOrders(world, { q, page, pageSize, ...bounds })
    if (!found.ok) return found
    const { orders, ...pages } = found.value
    const nowMs = world.clock.now()
    return ok({ data: orders.map((order) => presentRow(order, nowMs)), ...pages })
  },
  async adminOrder(call) {
    const data = await shown(call, call.params.orderId)
    return data.ok ? ok({ data: data.value }) : data
  },
  async editOrder(call) {
    const { world, actor, params, body, requestId, say } = call
    const read = readEdit(body)
    if (!read.ok) return read
    const reason = (language: Language) => sayIn('desk_fee_reason', language)
    const { edit, fee } = read.value
    const edited = await editOrder(world, { actor, orderId: params.orderId, edit, fee: { ...fee, reason }, requestId })
    if (!edited.ok) return edited
    const data = await shown(call, params.orderId)
    const message = say(edited.value.changed ? 'desk_order_changed' : 'desk_order_same')
    return data.ok ? ok({ message, data: data.value }) : data
  },
  async quoteEdit({ world, actor, params, body, language, say }) {
    const quote = await quoteEdit(world, { actor, orderId: params.orderId, edit: body })
    if (!quote.ok) return quote
    return ok({ data: presentEditQuote(quote.value, language, tellerOf({ language, say })) })
  },
  async markReady(call) {
    const { world, actor, params, requestId, say } = call
    const ready = await markReady(world, { actor, orderId: params.orderId, requestId })
    if (!ready.ok) return ready
    const data = await shown(call, params.orderId)
    return data.ok ? ok({ message: say('desk_order_ready'), data: data.value }) : data
  },
  async quotePhoneOrder({ world, body, language, say }) {
    const quote = await quotePhoneOrder(world, readPhoneQuote(body))
    if (!quote.ok) return quote
    return ok({ data: presentPhoneQuote(quote.value, language, tellerOf({ language, say })) })
  },
  async placePhoneOrder({ world, actor, body, language, requestId, ticket, say, setHeader }) {
    const order = readPhoneOrder(body)
    if (!order.ok) return order
    const placed = await placePhoneOrder(
      world,
      { actor, order: order.value, language, requestId, ticket },
      (view, nowMs) => ({
        message: say('desk_phone_order_placed', { number: view.number }),
        data: presentOrder(view, language, nowMs),
      }),
    )
    if (!placed.ok) return placed
    if (placed.value.replayed) setHeader('idempotent-replayed', 'true')
    const { data } = placed.value.answer
    const payable = data.paymentTerms === 'online' && data.outstanding > 0 && data.approval !== 'waiting'
    const describe = (number: number) => say('pay_description', { number })
    // The order stands whatever the gateway says; the link can be asked for again.
    const link = payable ? await sendPayLink(world, { actor, orderId: data.id, describe }) : null
    return ok({ ...placed.value.answer, payLink: link?.ok ? presentLink(link.value.link) : null })
  },
  async sendPayLink({ world, actor, params, say }) {
    const describe = (number: number) => say('pay_description', { number })
    const sent = await sendPayLink(world, { actor, orderId: params.orderId, describe })
    if (!sent.ok) return sent
    const { link, mailed } = sent.value
    const message = mailed === null ? say('desk_pay_link_ready') : say('desk_pay_link_mailed', { email: mailed })
    return ok({ message, data: presentLink(link), mailed: mailed !== null })
  },
}

/** Says a refusal to somebody of the shop, in their language. */
const tellerOf =
  ({ language, say }: Pick<Call<'adminOrder'>, 'language' | 'say'>) =>
  (refusal: Pick<Refusal, 'code' | 'values'>): string =>
    say(DESK_SENTENCES[refusal.code] ?? sentenceKey(refusal.code), valuesOf({ ok: false, ...refusal }, language))

type Asking = Pick<Call<'adminOrder'>, 'world' | 'actor' | 'language'>

/** The order as the caller sees it now. */
async function shown({ world, actor, language }: Asking, orderId: string) {
  const found = await getOrder(world, orderId)
  if (!found.ok) return found
  const invoiceUrl = invoiceUrls(world.config)
  const { order, invoices, storeCredit } = found.value
  const own = {
    order: presentOrder(order, language, world.clock.now(), storeCredit, invoiceUrl),
    invoices: invoices.map((invoice) => presentInvoice(invoice, invoiceUrl(invoice))),
  }
  return ok(presentDeskOrder(found.value, own, { language, permissions: actor.permissions }))
}
