import { useMutation, useQuery } from '@tanstack/react-query'
import type { BranchOrderResults, BranchOrdersPreview } from '@warda/contract/quick-order'
import { useState } from 'react'
import { apiKey, removeCached, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { type Common, getRemainingText, toBody } from './branch-present.ts'
import { placeBranchOrders } from './place-branch-orders.ts'

/** Days and slots, refetched every minute because slots fill up. */
export const useDeliveryDays = () => useApiQuery('getDeliveryDays', {}, { refetchInterval: 60_000 })

/** The payment terms available to the client. */
export const usePaymentTerms = (userId: string) =>
  useQuery(
    {
      queryKey: [...apiKey('quoteOrder'), userId, 'terms'],
      queryFn: async ({ signal }) =>
        (await callApi('quoteOrder', { params: { id: userId }, body: {} }, { signal })).terms,
    },
    queryClient,
  )

type Confirmed = { preview: BranchOrdersPreview; common: Common }

/** Preview, placing and results. `onRemaining` gets the lines that were not ordered. */
export const useBranchOrders = (userId: string, onRemaining: (text: string) => void) => {
  const [results, setResults] = useState<BranchOrderResults | null>(null)
  const preview = useMutation(
    {
      mutationFn: ({ text, common: { recipient: _, ...when } }: { text: string; common: Common }) =>
        callApi('previewBranchOrders', { params: { userId }, body: { text, ...when } }),
    },
    queryClient,
  )
  const placing = useApiMutation(
    ({ preview: confirmed, common }: Confirmed) => placeBranchOrders(userId, toBody(confirmed, common)),
    {
      onSuccess: (answer, { preview: confirmed }) => {
        setResults(answer)
        onRemaining(getRemainingText(confirmed, answer))
        preview.reset()
        removeCached('getOrders')
      },
    },
  )
  const reset = (): void => {
    preview.reset()
    placing.reset()
    setResults(null)
  }
  return { preview, placing, results, reset }
}
