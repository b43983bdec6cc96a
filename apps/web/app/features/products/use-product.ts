import { useQuery } from '@tanstack/react-query'
import type { CallInput } from '@warda/contract/call'
import type { AdminProduct } from '@warda/contract/products'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

export type ProductBody = CallInput<'addProduct'>['body']

const keyOf = (productId: number) => ['admin', 'product', productId]

/** One product for its editor. Not asked again by itself: what is being typed stands on it. */
export const useProduct = (productId: number) =>
  useQuery(
    {
      queryKey: keyOf(productId),
      queryFn: async ({ signal }) => (await callApi('adminProduct', { params: { productId } }, { signal })).data,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      // Somebody else may have changed it since this page was last open.
      gcTime: 0,
    },
    queryClient,
  )

/** The newest version, read again. */
export const rereadProduct = async (productId: number): Promise<AdminProduct> => {
  const { data } = await callApi('adminProduct', { params: { productId } })
  queryClient.setQueryData(keyOf(productId), data)
  return data
}

/** A new product, or a changed one. */
export const saveProduct = async (productId: number | null, body: ProductBody) => {
  const answer =
    productId === null
      ? await callApi('addProduct', { body })
      : await callApi('saveProduct', { params: { productId }, body })
  queryClient.setQueryData(keyOf(answer.data.id), answer.data)
  void queryClient.invalidateQueries({ queryKey: ['admin', 'products'] })
  void queryClient.invalidateQueries({ queryKey: ['admin', 'categories'] })
  return answer
}

/** After a change of stock: the numbers of lists and editor. */
export const refreshStock = (productId: number, variantId: number, onHand: number): void => {
  queryClient.setQueryData(keyOf(productId), (product: AdminProduct | undefined) =>
    product === undefined
      ? undefined
      : { ...product, variants: product.variants.map((one) => (one.id === variantId ? { ...one, onHand } : one)) },
  )
  refreshLists()
}

const refreshLists = (): void => void queryClient.invalidateQueries({ queryKey: ['admin', 'products'] })
