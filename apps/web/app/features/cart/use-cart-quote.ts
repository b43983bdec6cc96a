import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiKey } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import type { Cart } from './cart-present.ts'

/** Quotes the cart with automatic discounts, by the rules of the checkout. */
export const useCartQuote = (userId: string, { lines }: Cart) => {
  const items = useDebounced(lines.map(({ id, quantity, price }) => `${id}:${quantity}:${price}`).join())
  return useQuery(
    {
      queryKey: [...apiKey('quoteOrder'), userId, 'cart', items],
      queryFn: ({ signal }) => callApi('quoteOrder', { params: { id: userId }, body: {} }, { signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}
