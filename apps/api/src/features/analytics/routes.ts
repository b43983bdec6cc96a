import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { getOverview } from './get-overview.ts'
import { getRevenue } from './get-revenue.ts'
import { monthFile } from './month-file.ts'
import { presentOverview, presentRevenue } from './present.ts'

export const figureRoutes: Pick<Handlers, 'shopOverview' | 'getRevenue' | 'exportMonth'> = {
  shopOverview: async ({ world, language }) => ok(presentOverview(await getOverview(world), language)),

  async getRevenue({ world, query, language, say }) {
    const found = await getRevenue(world, query)
    return found.ok ? ok(presentRevenue(found.value, language, say)) : found
  },

  async exportMonth({ world, query, language, say }) {
    const { name, body } = monthFile(world, query, say)
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
