import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { getOverview } from './get-overview.ts'
import { getRevenue } from './get-revenue.ts'
import { createMonthFile } from './month-file.ts'
import { presentMonth, presentOverview, presentRevenue } from './present.ts'
import { getReconciledMonth } from './reconcile-month.ts'

export const analyticsRoutes: Pick<Handlers, 'shopOverview' | 'getRevenue' | 'reconcileMonth' | 'exportMonth'> = {
  shopOverview: async ({ context, language }) => ok(presentOverview(await getOverview(context), language)),

  async getRevenue({ context, query, language, t }) {
    const result = await getRevenue(context, query)
    return result.ok ? ok(presentRevenue(result.value, language, t)) : result
  },

  reconcileMonth: async ({ context, query }) =>
    ok({ data: presentMonth(await getReconciledMonth(context, query.month)) }),

  async exportMonth({ context, query, language, t }) {
    const { name, body } = createMonthFile(context, query, t)
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'content-language': language,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    }
    return ok(new Response(body, { headers }))
  },
}
