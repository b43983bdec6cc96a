import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { LIMITS } from '@warda/domain/limits'
import { ok, type Result } from '@warda/domain/result'
import type { Once } from '../../db/idempotency.ts'
import type { Call, Handlers } from '../../http/handler.ts'
import { invoiceUrls } from '../invoices/index.ts'
import { presentOrder } from '../orders/index.ts'
import { cancelByShop } from './cancel-order.ts'
import { creditOrder } from './credit-order.ts'
import { getDebtors } from './get-debtors.ts'
import { getDebts } from './get-debts.ts'
import { getStatement } from './get-statement.ts'
import { payByHand } from './record-manual-payment.ts'
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
import { resolveDebt } from './resolve-debt.ts'
import { statementFile } from './statement-file.ts'

/** What was done once is answered; a replay is marked. */
function answered<A>(
  { setHeader, language }: Pick<Call<'addPaymentPartly'>, 'setHeader' | 'language'>,
  done: Result<Once<A>>,
): Result<A> {
  if (!done.ok) return withAmounts(done, language)
  if (done.value.replayed) setHeader('idempotent-replayed', 'true')
  return ok(done.value.answer)
}

export const debtRoutes: Pick<
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
    const { world, actor, body, language, requestId, ticket, say } = call
    const { orderId, amount, method } = body
    const asked = { actor, orderId, amount, method, whole: isWhole(body), requestId, ticket }
    const paid = await payByHand(world, asked, (money) => ({
      message:
        money.outstanding === 0
          ? say('debts_api_paid_all')
          : say('debts_api_paid_part', { remaining: inRiyals(money.outstanding, language) }),
      data: presentMoney(money),
    }))
    return answered(call, paid)
  },
  async addPostponedPayment(call) {
    const { world, actor, body, language, requestId, ticket, say } = call
    const kind = planKind(body)
    const asked = { actor, orderId: body.orderId, userId: body.userId, kind, requestId, ticket } as const
    const today = riyadhDate(world.clock.now())
    const planned = await postponePayment(world, asked, (debts) => ({
      message:
        kind === 'monthly'
          ? say('debts_api_monthly')
          : say('debts_api_postponed', { date: inWords(debts[0]?.dueDate ?? today, language) }),
      data: debts.map((debt) => presentDebt(debt, today)),
    }))
    return answered(call, planned)
  },
  async getDebts({ world, actor, params, query }) {
    const found = await getDebts(world, actor, { clientId: params.clientId, userId: query.userId })
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
    const { world, actor, body, language, requestId, ticket, say } = call
    const { id, amount, clientId, userId, method } = body
    const asked = { actor, debtId: id, amount, clientId, userId, method, requestId, ticket }
    const today = riyadhDate(world.clock.now())
    const resolved = await resolveDebt(world, asked, (debt) => ({
      message:
        debt.remaining === 0
          ? say('debts_api_resolved')
          : say('debts_api_lowered', { remaining: inRiyals(debt.remaining, language) }),
      data: presentDebt(debt, today),
    }))
    return answered(call, resolved)
  },
  async getDebtors({ world, query }) {
    const asked = { page: query.page ?? 1, pageSize: query.pageSize ?? LIMITS.pageSize, q: query.q ?? '' }
    return ok(presentDebtors(await getDebtors(world, asked)))
  },
  async getStatement({ world, actor, params, query }) {
    const { userId, from, to } = query
    const found = await getStatement(world, actor, { clientId: params.clientId, userId, from, to })
    return found.ok ? ok(presentStatement(found.value)) : found
  },
  async getStatementFile({ world, actor, params, query, language, say }) {
    const { userId, from, to } = query
    const found = await getStatement(world, actor, { clientId: params.clientId, userId, from, to })
    if (!found.ok) return found
    const wanted = { format: query.format ?? 'pdf', language, say }
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
    const { world, actor, params, language, requestId, ticket, say } = call
    const nowMs = world.clock.now()
    const asked = { actor, orderId: params.orderId, requestId, ticket }
    const paid = await payWithCredit(world, asked, ({ order, left, used }) => ({
      message: say('debts_api_credit_used', { amount: inRiyals(used, language) }),
      data: presentOrder(order, language, nowMs, left, invoiceUrls(world.config)),
    }))
    return answered(call, paid)
  },
  async cancelOrder(call) {
    const { world, actor, params, body, requestId, ticket, say } = call
    const asked = { actor, orderId: params.orderId, ...body, requestId, ticket }
    const cancelled = await cancelByShop(world, asked, (money) => ({
      message: say('debts_api_cancelled'),
      data: presentMoney(money),
    }))
    return answered(call, cancelled)
  },
  async creditOrder(call) {
    const { world, actor, params, body, requestId, ticket, say } = call
    const asked = { actor, orderId: params.orderId, ...body, requestId, ticket }
    const credited = await creditOrder(world, asked, (money) => ({
      message: say('debts_api_credited'),
      data: presentMoney(money),
    }))
    return answered(call, credited)
  },
}
