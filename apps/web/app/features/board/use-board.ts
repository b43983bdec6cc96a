import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { RouteName } from '@warda/contract/routes'
import { LIMITS } from '@warda/domain/limits'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { useEffect, useReducer } from 'react'
import { invalidate } from '../../lib/api/invalidate.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { callApiWithOfflineCache } from '../../lib/api/read-cached.ts'
import { type BoardCard, type BoardPage, stageOf, TABS, type Tab, toCard, toPage } from './board-present.ts'
import { dateOf, type Filters } from './filters.ts'
import { useMoves } from './pending-moves.ts'
import { withAnswer, withMoves } from './stage-moves.ts'

const BOARD: RouteName = 'getBoardOrders'

/** Pages of one search stand under one key, so that an order may move between its tabs. */
const searchKey = (userId: string, { q, day, assigned }: Filters) => {
  const date = dateOf(day, riyadhDate(Date.now()))
  return [BOARD, userId, q, date ?? null, assigned] as const
}

/** One page of one tab with the moves that are being sent applied; the last answer stays readable without network. */
export const useBoard = (userId: string, filters: Filters) => {
  const moves = useMoves()
  const key = searchKey(userId, filters)
  const query = useQuery({ ...readOf(userId, filters), placeholderData: keepPreviousData }, queryClient)
  useOtherTabs(userId, filters)
  const { data, isPlaceholderData } = query
  // The page of another tab that stands in for a moment is shown as it was.
  const board = data === undefined || isPlaceholderData ? data : withMoves(data, filters.tab, moves, known(key))
  return { ...query, data: board }
}

const readOf = (userId: string, filters: Filters) =>
  queryOptions({
    queryKey: [...searchKey(userId, filters), filters.tab, filters.page],
    queryFn: async ({ signal }) =>
      toPage(await callApiWithOfflineCache('getBoardOrders', asked(userId, filters), { signal })),
    networkMode: 'always',
  })

/** Age after which the page of another tab is prefetched again (ms). */
const AHEAD_MS = 60_000

/**
 * Asks for the first pages of the other tabs ahead, unless words are searched for: without network they can be read too, and
 * what was moved there is seen.
 */
const useOtherTabs = (userId: string, { tab, q, day, assigned }: Filters): void => {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (q !== '') return
    const others = TABS.filter((other) => other !== tab)
    const ahead = others.map((other) => readOf(userId, { tab: other, page: 1, q, day, assigned }))
    void Promise.all(ahead.map((read) => queryClient.prefetchQuery({ ...read, staleTime: AHEAD_MS }))).then(drawAgain)
  }, [userId, tab, q, day, assigned])
}

const asked = (userId: string, { tab, page, q, day, assigned }: Filters) => ({
  params: { userId },
  query: {
    stage: stageOf(tab),
    page: String(page),
    pageSize: String(LIMITS.boardPageSize),
    q,
    day: dateOf(day, riyadhDate(Date.now())),
    assigned,
  },
})

const known = (queryKey: readonly unknown[]): BoardCard[] =>
  queryClient.getQueriesData<BoardPage>({ queryKey }).flatMap(([, page]) => page?.orders ?? [])

/** Fetches the pages on the screen again. */
export const refreshBoard = (): Promise<void> => invalidate(BOARD)

/** Shows the newest state of an order on every page; answers requested before it are discarded. */
export async function keepOrder(wire: Parameters<typeof toCard>[0]): Promise<void> {
  const order = toCard(wire)
  await queryClient.cancelQueries({ queryKey: [BOARD] })
  for (const [key, page] of queryClient.getQueriesData<BoardPage>({ queryKey: [BOARD] })) {
    const tab = key.at(-2) as Tab
    if (page !== undefined) queryClient.setQueryData(key, withAnswer(page, tab, order))
  }
}
