import type { CallInput } from '@warda/contract/call'
import { writeCached } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import type { AdminCategory } from '../../lib/api/use-admin-categories.ts'

export type CategoryBody = CallInput<'addCategory'>['body']

const refresh = (): Promise<void> => invalidate('adminCategories')

/** Creates a category when `categoryId` is null, else updates it. */
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

/** Updates the order optimistically and reverts it on error. Throws `ApiError`. */
export const orderCategories = async (ordered: readonly AdminCategory[]): Promise<void> => {
  writeCached('adminCategories', {}, { data: [...ordered] })
  try {
    await callApi('orderCategories', { body: { categoryIds: ordered.map(({ id }) => id) } })
  } finally {
    await refresh()
  }
}
