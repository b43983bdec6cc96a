import { ok, refuse } from '@warda/domain/result'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { Handlers } from '../../http/handler.ts'
import { idempotentAnswer } from '../../http/idempotent-answer.ts'
import { invoiceUrls } from '../../invoice-url.ts'
import { equalsConstantTime } from '../../signing-keys.ts'
import { presentOrder, toOwner } from '../orders/index.ts'
import { presentDebt } from '../receivables/index.ts'
import { readShopName } from '../settings/index.ts'
import { addPayment } from './add-payment.ts'
import { confirmPayment } from './confirm-payment.ts'
import { handleWebhook } from './handle-webhook.ts'
import { listDiscrepancies } from './list-discrepancies.ts'
import { listGateways } from './list-gateways.ts'
import { payOrders } from './pay-orders.ts'
import { payWithCredit } from './pay-with-credit.ts'
import { postponePayment } from './postpone-payment.ts'
import {
  formatDay,
  formatRiyals,
  isFullPayment,
  presentConfirmation,
  presentDiscrepancy,
  presentGateway,
  presentLink,
  presentManyPaid,
  presentMoney,
  readSelection,
  scheduleKind,
} from './present.ts'
import { recordManualPayment } from './record-manual-payment.ts'
import { resolveDebt } from './resolve-debt.ts'
import { resolveDiscrepancy } from './resolve-discrepancy.ts'

export const paymentRoutes: Pick<
  Handlers,
  | 'addPayment'
  | 'confirmPayment'
  | 'paylinkWebhook'
  | 'moyasarWebhook'
  | 'paymentGateways'
  | 'payOrders'
  | 'paymentDiscrepancies'
  | 'resolveDiscrepancy'
  | 'addPaymentPartly'
  | 'addPostponedPayment'
  | 'resolveDebt'
  | 'payWithCredit'
> = {
  async addPayment({ context, actor, params, language, t }) {
    const brand = await readShopName(context, language)
    const describe = (number: number) => t('pay_description', { brand, number })
    const link = await addPayment(context, { actor, orderId: params.orderId, language, describe })
    return link.ok ? ok(presentLink(link.value)) : link
  },
  async confirmPayment({ context, params, requestId, t }) {
    return ok(presentConfirmation(await confirmPayment(context, { ...params, requestId }), t))
  },
  async paymentGateways({ context }) {
    const gateways = await listGateways(context)
    return ok({ data: gateways.map((gateway) => presentGateway(gateway, context.config.PUBLIC_URL)) })
  },
  /** The notice is authenticated by the header set at Paylink (it has no signature) and only triggers a query of the gateway. */
  async paylinkWebhook({ context, body, header, requestId }) {
    const secret = context.config.PAYLINK_WEBHOOK_SECRET
    if (!context.gateways.byName.has('paylink') || !secret) return refuse('not_found')
    if (!equalsConstantTime(header('authorization') ?? '', `Bearer ${secret}`)) return refuse('access.denied')
    await handleWebhook(context, { gateway: 'paylink', trNumber: body.transactionNo, requestId })
    return ok({ received: true })
  },
  /** The notice is authenticated by the secret token in its body and only triggers a query of the gateway. */
  async moyasarWebhook({ context, body, requestId }) {
    const secret = context.config.MOYASAR_WEBHOOK_SECRET
    if (!context.gateways.byName.has('moyasar') || !secret) return refuse('not_found')
    if (!equalsConstantTime(body.secret_token, secret)) return refuse('access.denied')
    const { invoice_id: trNumber } = body.data
    if (trNumber) await handleWebhook(context, { gateway: 'moyasar', trNumber, requestId })
    return ok({ received: true })
  },
  async payOrders({ context, actor, body, language, t }) {
    const brand = await readShopName(context, language)
    const describe = (count: number, number: number) =>
      count === 1 ? t('pay_description', { brand, number }) : t('pay_orders_description', { brand, count })
    const branchId = body.branchId || null
    const selection = readSelection(body)
    const paid = await payOrders(context, { owner: toOwner(actor), selection, branchId, language, describe })
    return paid.ok ? ok(presentManyPaid(paid.value)) : paid
  },
  async paymentDiscrepancies({ context }) {
    return ok({ data: (await listDiscrepancies(context)).map(presentDiscrepancy) })
  },
  async resolveDiscrepancy({ context, actor, params, body, requestId, t }) {
    const { resolution, note = '' } = body
    const resolved = await resolveDiscrepancy(context, { actor, id: params.discrepancyId, resolution, note, requestId })
    return resolved.ok ? ok({ message: t('payment_task_done') }) : resolved
  },
  async addPaymentPartly(request) {
    const { context, actor, body, language, requestId, idempotencyKey, t } = request
    const { orderId, amount, method } = body
    const input = { actor, orderId, amount, method, isFull: isFullPayment(body), requestId, idempotencyKey }
    const paid = await recordManualPayment(context, input, (money) => ({
      message:
        money.outstanding === 0
          ? t('debts_api_paid_all')
          : t('debts_api_paid_part', { remaining: formatRiyals(money.outstanding, language) }),
      data: presentMoney(money),
    }))
    return idempotentAnswer(request, paid)
  },
  async addPostponedPayment(request) {
    const { context, actor, body, language, requestId, idempotencyKey, t } = request
    const kind = scheduleKind(body)
    const { orderId, userId, aboveLimit = false } = body
    const input = { actor, orderId, userId, kind, aboveLimit, requestId, idempotencyKey } as const
    const today = riyadhDate(context.clock.now())
    const planned = await postponePayment(context, input, (debts) => ({
      message:
        kind === 'monthly'
          ? t('debts_api_monthly')
          : t('debts_api_postponed', { date: formatDay(debts[0]?.dueDate ?? today, language) }),
      data: debts.map((debt) => presentDebt(debt, today)),
    }))
    return idempotentAnswer(request, planned)
  },
  async resolveDebt(request) {
    const { context, actor, body, language, requestId, idempotencyKey, t } = request
    const { id, amount, clientId, userId, method } = body
    const input = { actor, debtId: id, amount, clientId, userId, method, requestId, idempotencyKey }
    const today = riyadhDate(context.clock.now())
    const resolved = await resolveDebt(context, input, (debt) => ({
      message:
        debt.remaining === 0
          ? t('debts_api_resolved')
          : t('debts_api_lowered', { remaining: formatRiyals(debt.remaining, language) }),
      data: presentDebt(debt, today),
    }))
    return idempotentAnswer(request, resolved)
  },
  async payWithCredit(request) {
    const { context, actor, params, language, requestId, idempotencyKey, t } = request
    const nowMs = context.clock.now()
    const input = { actor, orderId: params.orderId, requestId, idempotencyKey }
    const paid = await payWithCredit(context, input, ({ order, left, used }) => ({
      message: t('debts_api_credit_used', { amount: formatRiyals(used, language) }),
      data: presentOrder(order, language, nowMs, left, invoiceUrls(context)),
    }))
    return idempotentAnswer(request, paid)
  },
}
