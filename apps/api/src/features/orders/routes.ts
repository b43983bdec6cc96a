import type { ClientId } from '@warda/domain/ids'
import { LIMITS } from '@warda/domain/limits'
import { halalasToRiyals } from '@warda/domain/money'
import { readExpectedTotal } from '@warda/domain/orders/expected-total'
import { parseOrderSearch } from '@warda/domain/orders/order-search'
import { ok, refuse } from '@warda/domain/result'
import { getErrorMessage } from '../../http/error-message.ts'
import type { Handlers } from '../../http/handler.ts'
import { idempotentAnswer } from '../../http/idempotent-answer.ts'
import { invoiceUrls } from '../../invoice-url.ts'
import { readCurrentVersions } from '../legal-texts/index.ts'
import { decideApproval } from './answer-approval.ts'
import { confirmOrder } from './confirm-order.ts'
import { getOrderConfirmation } from './get-order-confirmation.ts'
import { getOrders } from './get-orders.ts'
import { placeOrder } from './place-order.ts'
import { parseStatusFilter, presentConfirmation, presentDeliveryQuote, presentOrder, presentQuote } from './present.ts'
import { quoteDelivery } from './quote-delivery.ts'
import { quoteOrder } from './quote-order.ts'
import { rejectOrder } from './reject-order.ts'
import { setPurchaseOrder } from './set-purchase-order.ts'

export const orderRoutes: Pick<
  Handlers,
  | 'quoteOrder'
  | 'quoteDelivery'
  | 'placeOrder'
  | 'getOrders'
  | 'getOrderConfirmation'
  | 'rejectOrder'
  | 'confirmOrder'
  | 'decideApproval'
  | 'setPurchaseOrder'
> = {
  async decideApproval({ context, actor, params, body, language, requestId, t }) {
    const input = { actor, orderId: params.orderId, approve: body.approve, reason: body.reason ?? '', requestId }
    const order = await decideApproval(context, input)
    if (!order.ok) return order
    const message = t(body.approve ? 'approval_given' : 'approval_refused')
    return ok({ message, data: presentOrder(order.value, language, context.clock.now()) })
  },
  async quoteOrder({ context, actor, body, language }) {
    const quote = await quoteOrder(context, actor, body)
    if (!quote.ok) return quote
    const error = quote.value.coupon?.error
    const { terms, returns } = await readCurrentVersions(context)
    const problem = error ? getErrorMessage(error, language) : null
    return ok(presentQuote(quote.value, language, problem, { terms, returns }))
  },
  async quoteDelivery({ context, query, language }) {
    const quantity = Math.min(query.quantity ?? 1, LIMITS.quantity.max)
    const quote = await quoteDelivery(context, { ...query, quantity })
    return ok({ data: presentDeliveryQuote(quote, quote.error && getErrorMessage(quote.error, language)) })
  },
  async placeOrder({ context, actor, body, language, requestId, idempotencyKey, t, setHeader }) {
    const expectedTotal = readExpectedTotal(body.expectedTotal)
    if (!expectedTotal.ok) return expectedTotal
    const request = { ...body, expectedTotal: expectedTotal.value }
    const placing = { actor, language, requestId, idempotencyKey, request }
    const placed = await placeOrder(context, placing, (order, nowMs) => ({
      message: t('order_placed_done', { number: order.number }),
      data: presentOrder(order, language, nowMs),
    }))
    return idempotentAnswer({ setHeader }, placed)
  },
  async getOrders({ context, actor, params, query, language }) {
    const status = parseStatusFilter(query.status)
    if (status === undefined) return refuse('invalid', undefined, 'status')
    const input = {
      clientId: params.clientId,
      filter: {
        status,
        branchId: query.branchId || null,
        search: query.q === undefined ? null : parseOrderSearch(query.q),
        invoiced: query.invoiced === 'true',
      },
      page: query.page ?? 1,
      pageSize: query.pageSize ?? LIMITS.pageSize,
    }
    const found = await getOrders(context, actor, input)
    if (!found.ok) return found
    const { orders, credits, ...page } = found.value
    const nowMs = context.clock.now()
    const getUrl = invoiceUrls(context)
    const creditFor = ({ clientId }: { clientId: ClientId | null }) =>
      clientId === null ? credits.own : credits.client
    const data = orders.map((order) => presentOrder(order, language, nowMs, creditFor(order), getUrl))
    return ok({ data, ...page, storeCredit: halalasToRiyals(params.clientId === 0 ? credits.own : credits.client) })
  },
  async getOrderConfirmation({ context, actor, params, language }) {
    const found = await getOrderConfirmation(context, actor, params.orderId)
    return found.ok ? ok({ data: presentConfirmation(found.value, language, context.clock.now()) }) : found
  },
  async setPurchaseOrder({ context, actor, params, body, language, requestId, t }) {
    const { orderId } = params
    const order = await setPurchaseOrder(context, { actor, orderId, purchaseOrder: body.purchaseOrder, requestId })
    if (!order.ok) return order
    const data = presentOrder(order.value, language, context.clock.now(), 0, invoiceUrls(context))
    return ok({ message: t('orders_purchase_order_saved'), data })
  },
  async rejectOrder({ context, actor, params, language, requestId, t }) {
    const order = await rejectOrder(context, { actor, orderId: params.orderId, requestId })
    if (!order.ok) return order
    return ok({ message: t('order_rejected_done'), data: presentOrder(order.value, language, context.clock.now()) })
  },
  async confirmOrder({ context, actor, params, language, requestId, t }) {
    const order = await confirmOrder(context, { actor, orderId: params.orderId, requestId })
    if (!order.ok) return order
    return ok({
      message: t('order_confirmed_done'),
      data: presentOrder(order.value, language, context.clock.now(), 0, invoiceUrls(context)),
    })
  },
}
