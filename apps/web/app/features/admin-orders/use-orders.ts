import { keepPreviousData } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import type { ListParams } from '../../lib/browser/use-list-params.ts'

export type OrderRow = Answer<'adminOrders'>['data'][number]

/** Filter names in the URL. */
export const ORDER_FILTERS = ['state', 'money', 'day', 'late', 'from', 'to', 'client'] as const
export type OrderList = ListParams<(typeof ORDER_FILTERS)[number]>
type Query = NonNullable<CallInput<'adminOrders'>['query']>

const PAGE_SIZE = '25'

/** The query of the list; empty filters are left out. @internal Exported for tests. */
export const toOrderQuery = ({ q, page, values }: Pick<OrderList, 'q' | 'page' | 'values'>): Query => {
  const { state, money, day, late, from, to, client } = values
  const filters = { q, state, money, deliveryDay: day, late, from, to, clientId: client }
  const activeFilters = Object.entries(filters).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(activeFilters), page: String(page), pageSize: PAGE_SIZE } as Query
}

/** One page of orders, newest first; the previous page stays visible while the next one loads. */
export const useOrders = (list: OrderList) => {
  const query = toOrderQuery(list)
  return useApiQuery('adminOrders', { query }, { placeholderData: keepPreviousData })
}
