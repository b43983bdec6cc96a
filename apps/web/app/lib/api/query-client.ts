import { QueryClient } from '@tanstack/react-query'
import { onUserChange } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import { onCartChange } from './cart-changes.ts'
import { invalidate, onInvalidate } from './invalidate.ts'

/** Retries reads at most twice, and never after a definite refusal of the server (W1). */
const shouldRetry = (count: number, error: unknown): boolean =>
  count < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) && !isCanceled(error)

const isCanceled = (error: unknown): boolean => error instanceof ApiError && error.code === 'canceled'

/**
 * Cache of personal data; import it from lazy and signed-in parts only, so that public pages do not load it. Writes
 * are not retried, and a change of user clears it (W7).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, retryDelay: (count) => 400 * 2 ** count, staleTime: 0, gcTime: 5 * 60_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
})

onUserChange(() => queryClient.clear())

onInvalidate(async (endpoints) => {
  if (endpoints === 'all') return queryClient.invalidateQueries()
  await Promise.all(endpoints.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
})

onCartChange(() => void invalidate('getCart', 'quoteOrder'))

// There is no provider that would subscribe to window focus and connection changes.
if (typeof document !== 'undefined') queryClient.mount()
