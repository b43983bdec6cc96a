import { LIMITS } from '@warda/domain/limits'
import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { getDebtors } from './get-debtors.ts'
import { getDebts } from './get-debts.ts'
import { presentDebtors, presentDebts } from './present.ts'

export const receivableRoutes: Pick<Handlers, 'getDebts' | 'getDebtors'> = {
  async getDebts({ context, actor, params, query }) {
    const debts = await getDebts(context, actor, { clientId: params.clientId, userId: query.userId })
    return debts.ok ? ok(presentDebts(debts.value)) : debts
  },
  async getDebtors({ context, query }) {
    const input = { page: query.page ?? 1, pageSize: query.pageSize ?? LIMITS.pageSize, q: query.q ?? '' }
    return ok(presentDebtors(await getDebtors(context, input)))
  },
}
