import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PhoneQuote } from '@warda/contract/phone-orders'
import { useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { apiKey } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import { type QuoteBody, toQuoteBody } from './phone-present.ts'
import type { PhoneForm } from './phone-schema.ts'

export type QuoteState = {
  /** The last quote; it stays while the next one loads. */
  quote: PhoneQuote | null
  /** Whether the quote belongs to the current values of the form. */
  isCurrent: boolean
  /** Why the last request failed, or null. */
  error: unknown
  retry: () => void
}

const createQueryOptions = (debouncedBody: string) => ({
  queryKey: [...apiKey('quotePhoneOrder'), debouncedBody],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi('quotePhoneOrder', { body: JSON.parse(debouncedBody) as QuoteBody }, { signal })).data,
})

const EMPTY_BODY = JSON.stringify({ lines: [], usePoints: false })

/** Quotes the order when typing pauses, and again each minute because prices can change during the call. */
export const useQuote = (form: UseFormReturn<PhoneForm, unknown, PhoneForm>): QuoteState => {
  const body = JSON.stringify(toQuoteBody(form.watch()))
  const debouncedBody = useDebounced(body, 250)
  const { data, isFetching, error, refetch } = useQuery(
    {
      ...createQueryOptions(debouncedBody),
      enabled: debouncedBody !== EMPTY_BODY,
      placeholderData: keepPreviousData,
      refetchInterval: 60_000,
      staleTime: 0,
    },
    queryClient,
  )
  return useMemo(
    () => ({
      quote: data ?? null,
      isCurrent: body === debouncedBody && !isFetching,
      error: isFetching ? null : error,
      retry: () => void refetch(),
    }),
    [data, body, debouncedBody, isFetching, error, refetch],
  )
}

/** Quotes the order now and updates the displayed quote. */
export const fetchQuote = (form: PhoneForm): Promise<PhoneQuote> =>
  queryClient.fetchQuery({ ...createQueryOptions(JSON.stringify(toQuoteBody(form))), staleTime: 0 })
