import type { RouteName } from '@warda/contract/routes'
import { useRef, useState } from 'react'
import { getErrorMessage } from './api-error.ts'
import { invalidate } from './invalidate.ts'

type Options<A, V> = {
  /** Endpoints to invalidate after a success. */
  invalidates?: readonly RouteName[]
  onSuccess?: (answer: A, input: V) => unknown
  onError?: (error: unknown, input: V) => void
}

type ApiMutation<V> = {
  /** Settles when the answer has been handled; never throws. Ignored while another run is in progress. */
  run: (input: V) => Promise<void>
  busy: boolean
  /** Input of the current run, for pages with several buttons. */
  input: V | null
  error: unknown
  /** The last failure as text to show. */
  problem: string | null
  reset: () => void
}

/**
 * Runs one change at a time and exposes its progress and error. Idempotency keys come from `callApi` and `upload`
 * (`intent-keys.ts`). It does not use TanStack Query, so that public pages can use it.
 */
export const useApiMutation = <A, V = void>(
  send: (input: V) => Promise<A>,
  { invalidates = [], onSuccess, onError }: Options<A, V> = {},
): ApiMutation<V> => {
  const [pending, setPending] = useState<{ input: V } | null>(null)
  const [error, setError] = useState<unknown>(null)
  const isRunning = useRef(false)
  const run = async (input: V): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setPending({ input })
    setError(null)
    try {
      const answer = await send(input)
      void invalidate(...invalidates)
      await onSuccess?.(answer, input)
    } catch (failure) {
      setError(failure)
      onError?.(failure, input)
    } finally {
      isRunning.current = false
      setPending(null)
    }
  }
  return {
    run,
    busy: pending !== null,
    input: pending?.input ?? null,
    error,
    problem: error === null ? null : getErrorMessage(error),
    reset: () => setError(null),
  }
}
