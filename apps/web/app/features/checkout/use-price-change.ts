import type { UseQueryResult } from '@tanstack/react-query'
import type { Quote } from '@warda/contract/orders'
import { useState } from 'react'
import { apiQuery } from '../../lib/api/api-query.ts'
import { readNewTotal } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { type SummaryLine, toSummaryLines } from './checkout-present.ts'
import { compareTotals } from './compare-totals.ts'
import type { PriceChange } from './price-changed.tsx'

/** The change that stopped an order, until the order is placed or its price is asked for with other input. */
export const usePriceChange = (userId: string, quote: UseQueryResult<Quote>) => {
  const [stopped, setStopped] = useState<{ change: PriceChange; total: number } | null>(null)
  /** Loads the new amounts and shows them; does nothing for other errors. */
  const explain = async (error: unknown, lines: readonly SummaryLine[]): Promise<void> => {
    const now = readNewTotal(error)
    const before = quote.data
    if (now === null || before === undefined) return
    const [cart, next] = await Promise.all([
      queryClient.fetchQuery(apiQuery('getCart', { params: { userId } })),
      quote.refetch(),
    ])
    const amounts = next.data
      ? compareTotals({ lines, quote: before }, { lines: toSummaryLines(cart), quote: next.data })
      : []
    setStopped({ change: { before: before.total, now, amounts }, total: next.data?.total ?? now })
  }
  // A coupon or points applied since then make the change outdated: the summary has the total of today.
  const change = stopped !== null && quote.data?.total === stopped.total ? stopped.change : null
  return { change, explain, clear: () => setStopped(null) }
}
