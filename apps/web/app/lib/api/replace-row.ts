import type { Answer } from '@warda/contract/call'
import { updateAllCached } from './api-query.ts'

type ListEndpoint = 'adminReports' | 'adminReviews'

/** Replaces a changed row on every cached page, so that the order of the list stays. */
export const replaceRow = <N extends ListEndpoint>(name: N, row: Answer<N>['data'][number]): void =>
  updateAllCached(name, (page) => ({
    ...page,
    data: page.data.map((current) => (current.id === row.id ? row : current)),
  }))
