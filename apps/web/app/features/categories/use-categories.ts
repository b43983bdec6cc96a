import type { CallInput } from '@warda/contract/call'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import type { AdminCategory } from '../../lib/api/use-admin-categories.ts'

const CATEGORIES = ['admin', 'categories']
export type CategoryBody = CallInput<'addCategory'>['body']
type Occasions = CallInput<'saveOccasions'>['body']['occasions']

const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: CATEGORIES })

/** A new category, or a changed one. */
export const saveCategory = async (categoryId: number | null, body: CategoryBody) => {
  const { message } =
    categoryId === null
      ? await callApi('addCategory', { body })
      : await callApi('saveCategory', { params: { categoryId }, body })
  await refresh()
  return message
}

export const deleteCategory = async (categoryId: number) => {
  const { message } = await callApi('deleteCategory', { params: { categoryId } })
  await refresh()
  return message
}

/** Shows the new order at once; what the server doesn't take goes back to what it was. Throws `ApiError`. */
export const orderCategories = async (ordered: readonly AdminCategory[]): Promise<void> => {
  queryClient.setQueryData(CATEGORIES, ordered)
  try {
    await callApi('orderCategories', { body: { categoryIds: ordered.map(({ id }) => id) } })
  } finally {
    await refresh()
  }
}

/** The whole list of occasions anew. */
export const saveOccasions = async (occasions: Occasions) => {
  const { data, message } = await callApi('saveOccasions', { body: { occasions } })
  queryClient.setQueryData(['admin', 'occasions'], data)
  return message
}
