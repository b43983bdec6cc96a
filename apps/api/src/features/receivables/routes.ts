import { LIMITS } from '@warda/domain/limits'
import { ok, type Result } from '@warda/domain/result'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { IdempotentResult } from '../../db/idempotency.ts'
import type { Call, Handlers } from '../../http/handler.ts'
import { invoiceUrls } from '../invoices/index.ts'
import { presentOrder } from '../orders/index.ts'
import { cancelOrderByShop } from './cancel-order.ts'
import { creditOrder } from './credit-order.ts'
import { getDebtors } from './get-debtors.ts'
import { getDebts } from './get-debts.ts'
import { getStatement } from './get-statement.ts'
import { payWithCredit } from './pay-with-credit.ts'
import { postponePayment } from './postpone-payment.ts'
import {
  inRiyals,
  inWords,
  isWhole,
  planKind,
  presentAgeing,
  presentDebt,
  presentDebtors,
  presentMoney,
  presentStatement,
  withAmounts,
} from './present.ts'
import { recordManualPayment } from './record-manual-payment.ts'
import { resolveDebt } from './resolve-debt.ts'
import { statementFile } from './statement-file.ts'

/** What was done once is answered; a replay is marked. */
function answered<A>(
  { setHeader, language }: Pick<Call<'addPaymentPartly'>, 'setHeader' | 'language'>,
  done: Result<IdempotentResult<A>>,
): Result<A> {
  if (!done.ok) return withAmounts(done, language)
  if (done.value.replayed) setHeader('idempotent-replayed', 'true')
  return ok(done.value.answer)
}

export const receivableRoutes: Pick<
  Handlers,
  | 'addPaymentPartly'
  | 'addPostponedPayment'
  | 'getDebts'
  | 'resolveDebt'
  | 'getDebtors'
  | 'getStatement'
  | 'getStatementFile'
  | 'payWithCredit'
  | 'cancelOrder'
  | 'creditOrder'
> = {
  async addPaymentPartly(call) {
    const { context, actor, body, language, requestId, idempotencyKey, t } = call
    const { orderId, amount, method } = body
    const asked = { actor, orderId, amount, method, whole: isWhole(body), requestId, idempotencyKey }
    const paid = await recordManualPayment(context, asked, (money) => ({
      message:
        money.outstanding === 0
          ? t('debts_api_paid_all')
          : t('debts_api_paid_part', { remaining: inRiyals(money.outstanding, language) }),
      data: presentMoney(money),
    }))
    return answered(call, paid)
  },
  async addPostponedPayment(call) {
    const { context, actor, body, language, requestId, idempotencyKey, t } = call
    const kind = planKind(body)
    const asked = { actor, orderId: body.orderId, userId: body.userId, kind, requestId, idempotencyKey } as const
    const today = riyadhDate(context.clock.now())
    const planned = await postponePayment(context, asked, (debts) => ({
      message:
        kind === 'monthly'
          ? t('debts_api_monthly')
          : t('debts_api_postponed', { date: inWords(debts[0]?.dueDate ?? today, language) }),
      data: debts.map((debt) => presentDebt(debt, today)),
    }))
    return answered(call, planned)
  },
  async getDebts({ context, actor, params, query }) {
    const found = await getDebts(context, actor, { clientId: params.clientId, userId: query.userId })
    if (!found.ok) return found
    const { who, debts, outstanding, ageing, storeCredit, today } = found.value
    return ok({
      data: debts.map((debt) => presentDebt(debt, today)),
      customerName: who.name,
      totalOutstanding: presentMoney({ due: 0, paid: 0, outstanding }).outstanding,
      ageing: presentAgeing(ageing),
      storeCredit: presentMoney({ due: 0, paid: 0, outstanding: storeCredit }).outstanding,
    })
  },
  async resolveDebt(call) {
    const { context, actor, body, language, requestId, idempotencyKey, t } = call
    const { id, amount, clientId, userId, method } = body
    const asked = { actor, debtId: id, amount, clientId, userId, method, requestId, idempotencyKey }
    const today = riyadhDate(context.clock.now())
    const resolved = await resolveDebt(context, asked, (debt) => ({
      message:
        debt.remaining === 0
          ? t('debts_api_resolved')
          : t('debts_api_lowered', { remaining: inRiyals(debt.remaining, language) }),
      data: presentDebt(debt, today),
    }))
    return answered(call, resolved)
  },
  async getDebtors({ context, query }) {
    const asked = { page: query.page ?? 1, pageSize: query.pageSize ?? LIMITS.pageSize, q: query.q ?? '' }
    return ok(presentDebtors(await getDebtors(context, asked)))
  },
  async getStatement({ context, actor, params, query }) {
    const { userId, from, to } = query
    const found = await getStatement(context, actor, { clientId: params.clientId, userId, from, to })
    return found.ok ? ok(presentStatement(found.value)) : found
  },
  async getStatementFile({ context, actor, params, query, language, t }) {
    const { userId, from, to } = query
    const found = await getStatement(context, actor, { clientId: params.clientId, userId, from, to })
    if (!found.ok) return found
    const wanted = { format: query.format ?? 'pdf', language, t }
    const { name, type, bytes } = await statementFile(presentStatement(found.value), wanted)
    const headers = {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'content-language': language,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    }
    return ok(new Response(bytes, { headers }))
  },
  async payWithCredit(call) {
    const { context, actor, params, language, requestId, idempotencyKey, t } = call
    const nowMs = context.clock.now()
    const asked = { actor, orderId: params.orderId, requestId, idempotencyKey }
    const paid = await payWithCredit(context, asked, ({ order, left, used }) => ({
      message: t('debts_api_credit_used', { amount: inRiyals(used, language) }),
      data: presentOrder(order, language, nowMs, left, invoiceUrls(context.config)),
    }))
    return answered(call, paid)
  },
  async cancelOrder(call) {
    const { context, actor, params, body, requestId, idempotencyKey, t } = call
    const asked = { actor, orderId: params.orderId, ...body, requestId, idempotencyKey }
    const cancelled = await cancelOrderByShop(context, asked, (money) => ({
      message: t('debts_api_cancelled'),
      data: presentMoney(money),
    }))
    return answered(call, cancelled)
  },
  async creditOrder(call) {
    const { context, actor, params, body, requestId, idempotencyKey, t } = call
    const asked = { actor, orderId: params.orderId, ...body, requestId, idempotencyKey }
    const credited = await creditOrder(context, asked, (money) => ({
      message: t('debts_api_credited'),
      data: presentMoney(money),
    }))
    return answered(call, credited)
  },
}
