import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PhoneQuote } from '@warda/contract/phone-orders'
import { useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { apiKey } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import { type QuoteBody, toQuote } from './phone-present.ts'
import type { PhoneForm } from './phone-schema.ts'

export type Quoted = {
  /** The last answer; it stays while a newer one is asked for. */
  quote: PhoneQuote | null
  /** Whether what is shown is of the form as it stands. */
  fresh: boolean
  /** Why the last asking failed, or null. */
  error: unknown
  again: () => void
}

const optionsOf = (asked: string) => ({
  queryKey: [...apiKey('quotePhoneOrder'), asked],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi('quotePhoneOrder', { body: JSON.parse(asked) as QuoteBody }, { signal })).data,
})

const EMPTY = JSON.stringify({ lines: [], usePoints: false })

/** What the order would cost as it is told so far, asked for when the typing pauses and again each minute: prices move while people talk. */
export const useQuote = (form: UseFormReturn<PhoneForm, unknown, PhoneForm>): Quoted => {
  const now = JSON.stringify(toQuote(form.watch()))
  const asked = useDebounced(now, 250)
  const { data, isFetching, error, refetch } = useQuery(
    {
      ...optionsOf(asked),
      enabled: asked !== EMPTY,
      placeholderData: keepPreviousData,
      refetchInterval: 60_000,
      staleTime: 0,
    },
    queryClient,
  )
  return useMemo(
    () => ({
      quote: data ?? null,
      fresh: now === asked && !isFetching,
      error: isFetching ? null : error,
      again: () => void refetch(),
    }),
    [data, now, asked, isFetching, error, refetch],
  )
}

/** The same at this moment, for an order that is about to be placed; what is shown follows. */
export const fetchQuote = (form: PhoneForm): Promise<PhoneQuote> =>
  queryClient.fetchQuery({ ...optionsOf(JSON.stringify(toQuote(form))), staleTime: 0 })
