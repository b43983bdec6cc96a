import { QueryClient } from '@tanstack/react-query'
import { onUserChange } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import { onInvalidate } from './invalidate.ts'

/** Reads are tried again at most twice, and never when the server gave a definite refusal (W1). */
const again = (count: number, error: unknown): boolean =>
  count < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) && !isCanceled(error)

const isCanceled = (error: unknown): boolean => error instanceof ApiError && error.code === 'canceled'

/**
 * The cache of everything personal. Import it from lazy and private parts only: public pages do without.
 * Writes are never repeated by themselves; another person's sign-in empties it (W7).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: again, retryDelay: (count) => 400 * 2 ** count, staleTime: 0, gcTime: 5 * 60_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
})

onUserChange(() => queryClient.clear())

onInvalidate(async (endpoints) => {
  if (endpoints === 'all') return queryClient.invalidateQueries()
  await Promise.all(endpoints.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
})

// Without a provider nobody else would start following focus and connection.
if (typeof document !== 'undefined') queryClient.mount()
