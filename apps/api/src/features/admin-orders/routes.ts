import type { OrderId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { LIMITS } from '@warda/domain/limits'
import { ok } from '@warda/domain/result'
import { t as translate } from '@warda/i18n/translate'
import { createErrorFormatter } from '../../http/error-message.ts'
import type { Handlers, RequestContext } from '../../http/handler.ts'
import { idempotentAnswer } from '../../http/idempotent-answer.ts'
import { invoiceUrls } from '../../invoice-url.ts'
import { presentInvoice } from '../invoices/index.ts'
import { presentOrder } from '../orders/index.ts'
import { presentLink, presentMoney } from '../payments/index.ts'
import { readShopName } from '../settings/index.ts'
import { cancelOrderByShop } from './cancel-order.ts'
import { creditOrder } from './credit-order.ts'
import { editOrder } from './edit-order.ts'
import { presentEditQuote, readEdit } from './edit-present.ts'
import { findOrders } from './find-orders.ts'
import { getOrder } from './get-order.ts'
import { markReady } from './mark-ready.ts'
import { MESSAGES } from './messages.ts'
import { presentAdminOrder } from './order-present.ts'
import { quoteEdit } from './quote-edit.ts'
import { presentRow } from './row-present.ts'
import { sendPayLink } from './send-pay-link.ts'

export const adminOrderRoutes: Pick<
  Handlers,
  'adminOrders' | 'adminOrder' | 'editOrder' | 'quoteEdit' | 'markReady' | 'sendPayLink' | 'cancelOrder' | 'creditOrder'
> = {
  async adminOrders({ context, query }) {
    const { q = '', page = 1, pageSize = LIMITS.pageSize, state = null, money = null, from = null, to = null } = query
    const { deliveryDay = null, clientId = null, late } = query
    const bounds = { state, money, from, to, deliveryDay, clientId, late: late === '1' }
    const result = await findOrders(context, { q, page, pageSize, ...bounds })
    if (!result.ok) return result
    const { orders, ...pages } = result.value
    const nowMs = context.clock.now()
    return ok({ data: orders.map((order) => presentRow(order, nowMs)), ...pages })
  },
  async adminOrder(request) {
    const data = await loadOrder(request, request.params.orderId)
    return data.ok ? ok({ data: data.value }) : data
  },
  async editOrder(request) {
    const { context, actor, params, body, requestId, t } = request
    const parsed = readEdit(body)
    if (!parsed.ok) return parsed
    const reason = (language: Language) => translate('admin_order_fee_reason', language)
    const { edit, fee } = parsed.value
    const edited = await editOrder(context, {
      actor,
      orderId: params.orderId,
      edit,
      fee: { ...fee, reason },
      requestId,
    })
    if (!edited.ok) return edited
    const data = await loadOrder(request, params.orderId)
    const message = t(edited.value.changed ? 'admin_order_edit_saved' : 'admin_order_edit_unchanged')
    return data.ok ? ok({ message, data: data.value }) : data
  },
  async quoteEdit({ context, actor, params, body, language }) {
    const quote = await quoteEdit(context, { actor, orderId: params.orderId, edit: body })
    if (!quote.ok) return quote
    return ok({ data: presentEditQuote(quote.value, language, createErrorFormatter(language, MESSAGES)) })
  },
  async markReady(request) {
    const { context, actor, params, requestId, t } = request
    const ready = await markReady(context, { actor, orderId: params.orderId, requestId })
    if (!ready.ok) return ready
    const data = await loadOrder(request, params.orderId)
    return data.ok ? ok({ message: t('admin_order_marked_ready'), data: data.value }) : data
  },
  async sendPayLink({ context, params, language, t }) {
    const brand = await readShopName(context, language)
    const describe = (number: number) => t('pay_description', { brand, number })
    const sent = await sendPayLink(context, { orderId: params.orderId, describe })
    if (!sent.ok) return sent
    const { link, mailed } = sent.value
    const message =
      mailed === null ? t('admin_order_pay_link_ready') : t('admin_order_pay_link_mailed', { email: mailed })
    return ok({ message, data: presentLink(link), mailed: mailed !== null })
  },
  async cancelOrder(request) {
    const { context, actor, params, body, requestId, idempotencyKey, t } = request
    const input = { actor, orderId: params.orderId, ...body, requestId, idempotencyKey }
    const cancelled = await cancelOrderByShop(context, input, (money) => ({
      message: t('debts_api_cancelled'),
      data: presentMoney(money),
    }))
    return idempotentAnswer(request, cancelled)
  },
  async creditOrder(request) {
    const { context, actor, params, body, requestId, idempotencyKey, t } = request
    const input = { actor, orderId: params.orderId, ...body, requestId, idempotencyKey }
    const credited = await creditOrder(context, input, (money, isRepeat) => ({
      message: t(isRepeat ? 'debts_api_credited_before' : 'debts_api_credited'),
      data: presentMoney(money),
    }))
    return idempotentAnswer(request, credited)
  },
}

type LoadOrderContext = Pick<RequestContext<'adminOrder'>, 'context' | 'actor' | 'language'>

/** Loads an order and maps it for the caller. */
async function loadOrder({ context, actor, language }: LoadOrderContext, orderId: OrderId) {
  const result = await getOrder(context, orderId)
  if (!result.ok) return result
  const invoiceUrl = invoiceUrls(context)
  const { order, invoices, storeCredit } = result.value
  const buyerView = {
    order: presentOrder(order, language, context.clock.now(), storeCredit, invoiceUrl),
    invoices: invoices.map((invoice) => presentInvoice(invoice, invoiceUrl(invoice))),
  }
  return ok(presentAdminOrder(result.value, buyerView, { language, permissions: actor.permissions }))
}
