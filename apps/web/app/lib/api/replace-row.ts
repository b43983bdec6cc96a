import type { Answer } from '@warda/contract/call'
import { updateAllCached } from './api-query.ts'

type ListEndpoint = 'adminReports' | 'adminReviews'

/** Replaces a changed row on every loaded page, so that the list keeps its order. */
export const replaceRow = <N extends ListEndpoint>(name: N, row: Answer<N>['data'][number]): void =>
  updateAllCached(name, (page) => ({ ...page, data: page.data.map((each) => (each.id === row.id ? row : each)) }))
