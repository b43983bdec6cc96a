import { LIMITS } from '@warda/domain/limits'
import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { completeRefundPayout } from './complete-refund-payout.ts'
import { getDebtors } from './get-debtors.ts'
import { getDebts } from './get-debts.ts'
import { listRefundPayouts } from './list-refund-payouts.ts'
import { presentDebtors, presentDebts, presentPayout } from './present.ts'
import { retryRefundPayout } from './retry-refund-payout.ts'

export const receivableRoutes: Pick<
  Handlers,
  'getDebts' | 'getDebtors' | 'refundPayouts' | 'completeRefundPayout' | 'retryRefundPayout'
> = {
  async getDebts({ context, actor, params, query }) {
    const debts = await getDebts(context, actor, {
      ...params,
      userId: query.userId,
      branchId: query.branchId || undefined,
    })
    return debts.ok ? ok(presentDebts(debts.value)) : debts
  },
  async getDebtors({ context, query }) {
    const input = { page: query.page ?? 1, pageSize: query.pageSize ?? LIMITS.pageSize, q: query.q ?? '' }
    return ok(presentDebtors(await getDebtors(context, input)))
  },
  async refundPayouts({ context, query }) {
    return ok({ data: (await listRefundPayouts(context, query.orderId)).map(presentPayout) })
  },
  async completeRefundPayout({ context, actor, params, t }) {
    const completed = await completeRefundPayout(context, { id: params.payoutId, actorId: actor.userId })
    return completed.ok ? ok({ message: t('refund_payout_done') }) : completed
  },
  async retryRefundPayout({ context, params, t }) {
    const retried = await retryRefundPayout(context, params.payoutId)
    return retried.ok ? ok({ message: t('refund_payout_retried') }) : retried
  },
}
