import type { CallInput } from '@warda/contract/call'
import type { AdminProduct } from '@warda/contract/products'
import { updateCached, useApiQuery, writeCached } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

export type ProductBody = CallInput<'addProduct'>['body']

/** One product for the editor; never refetched automatically because that would reset the open form. */
export const useProduct = (productId: number) =>
  useApiQuery(
    'adminProduct',
    { params: { productId } },
    {
      select: ({ data }) => data,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      // Not cached, because another employee may have changed the product since.
      gcTime: 0,
    },
  )

export const refetchProduct = async (productId: number): Promise<AdminProduct> => {
  const { data } = await callApi('adminProduct', { params: { productId } })
  writeCached('adminProduct', { params: { productId } }, { data })
  return data
}

/** Creates a product when `productId` is null, else updates it. */
export const saveProduct = async (productId: number | null, body: ProductBody) => {
  const answer =
    productId === null
      ? await callApi('addProduct', { body })
      : await callApi('saveProduct', { params: { productId }, body })
  writeCached('adminProduct', { params: { productId: answer.data.id } }, { data: answer.data })
  void invalidate('adminProducts', 'adminCategories')
  return answer
}

/** Updates the stock in the cached lists and the editor. */
export const refreshStock = (productId: number, variantId: number, onHand: number): void => {
  updateCached('adminProduct', { params: { productId } }, ({ data }) => ({
    data: {
      ...data,
      variants: data.variants.map((variant) => (variant.id === variantId ? { ...variant, onHand } : variant)),
    },
  }))
  void invalidate('adminProducts')
}
