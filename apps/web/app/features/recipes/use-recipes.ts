import type { CallInput } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

/** The recipes of a product, one per size. */
export const useRecipes = (productId: string) => useApiQuery('recipes', { params: { productId } })

export async function saveRecipe(variantId: number, body: CallInput<'saveRecipe'>['body']): Promise<string> {
  const { message } = await callApi('saveRecipe', { params: { variantId: String(variantId) }, body })
  void invalidate('recipes', 'purchaseList', 'margins')
  return message
}
