import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { RouteName } from '@warda/contract/routes'
import { LIMITS } from '@warda/domain/limits'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { useEffect, useReducer } from 'react'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { callApiWithOfflineCache } from '../../lib/api/read-cached.ts'
import { useOutbox } from '../../lib/offline/outbox.ts'
import { applyQueuedPayments } from '../../lib/offline/queued-payments.ts'
import { type BoardCard, type BoardPage, stageParam, TABS, type Tab, toCard, toPage } from './board-present.ts'
import { type Filters, resolveDate } from './filters.ts'
import { usePendingMoves } from './pending-moves.ts'
import { applyMoves, updateOrderOnPage } from './stage-moves.ts'
import { MAX_SELECTED } from './use-selection.ts'

const BOARD: RouteName = 'getBoardOrders'

/** Common key prefix of all pages of one search, so that an order can move between their tabs. */
const searchKey = (userId: string, { q, day, assigned }: Filters) => {
  const date = resolveDate(day, riyadhDate(Date.now()))
  return [BOARD, userId, q, date ?? null, assigned] as const
}

/** One page of one tab with pending moves applied; the cached response is shown while offline. */
export const useBoard = (userId: string, filters: Filters) => {
  const moves = usePendingMoves()
  const key = searchKey(userId, filters)
  const query = useQuery({ ...boardQueryOptions(userId, filters), placeholderData: keepPreviousData }, queryClient)
  usePrefetchedTabs(userId, filters)
  const { queued } = useOutbox()
  const { data, isPlaceholderData } = query
  const withPayments = (orders: readonly BoardCard[]): BoardCard[] =>
    orders.map((order) => applyQueuedPayments(order, queued))
  const paid = data && { ...data, orders: withPayments(data.orders) }
  // Placeholder data belongs to another tab or page, so the moves do not apply to it.
  const board =
    paid === undefined || isPlaceholderData
      ? paid
      : applyMoves(paid, filters.tab, moves, withPayments(cachedOrders(key)))
  return { ...query, data: board }
}

const boardQueryOptions = (userId: string, filters: Filters) =>
  queryOptions({
    queryKey: [...searchKey(userId, filters), filters.tab, filters.page],
    queryFn: async ({ signal }) =>
      toPage(await callApiWithOfflineCache('getBoardOrders', boardInput(userId, filters), { signal })),
    networkMode: 'always',
  })

/** Age after which the page of another tab is prefetched again (ms). */
const PREFETCH_STALE_MS = 60_000

/** Prefetches the first pages of the other tabs, except for a search: they are needed offline and for pending moves. */
const usePrefetchedTabs = (userId: string, { tab, q, day, assigned }: Filters): void => {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (q !== '') return
    const others = TABS.filter((other) => other !== tab)
    const queries = others.map((other) => boardQueryOptions(userId, { tab: other, page: 1, q, day, assigned }))
    void Promise.all(
      queries.map((query) => queryClient.prefetchQuery({ ...query, staleTime: PREFETCH_STALE_MS })),
    ).then(rerender)
  }, [userId, tab, q, day, assigned])
}

/** All orders of a tab that match its filters, up to the maximum of a selection. Throws `ApiError`. */
export const loadMatching = async (userId: string, filters: Filters): Promise<BoardCard[]> => {
  const orders = new Map<string, BoardCard>()
  for (let page = 1; orders.size < MAX_SELECTED; page += 1) {
    const found = toPage(await callApi('getBoardOrders', boardInput(userId, { ...filters, page }, LIMITS.pageSize)))
    for (const order of found.orders) orders.set(order.id, order)
    if (page >= found.pageCount) break
  }
  return [...orders.values()].slice(0, MAX_SELECTED)
}

const boardInput = (
  userId: string,
  { tab, page, q, day, assigned }: Filters,
  pageSize: number = LIMITS.boardPageSize,
) => ({
  params: { userId },
  query: {
    stage: stageParam(tab),
    page: String(page),
    pageSize: String(pageSize),
    q,
    day: day ?? undefined,
    assigned,
  },
})

const cachedOrders = (queryKey: readonly unknown[]): BoardCard[] =>
  queryClient.getQueriesData<BoardPage>({ queryKey }).flatMap(([, page]) => page?.orders ?? [])

/** Updates an order on every cached page and cancels requests that were sent before. */
export async function updateCachedOrder(data: Parameters<typeof toCard>[0]): Promise<void> {
  const order = toCard(data)
  await queryClient.cancelQueries({ queryKey: [BOARD] })
  for (const [key, page] of queryClient.getQueriesData<BoardPage>({ queryKey: [BOARD] })) {
    const tab = key.at(-2) as Tab
    if (page !== undefined) queryClient.setQueryData(key, updateOrderOnPage(page, tab, order))
  }
}
