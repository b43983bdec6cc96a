import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { type AdminCategoryRow, selectAdminCategories } from './queries.ts'

/** All categories in their order. */
export const listCategories = ({ db }: AppContext): Promise<AdminCategoryRow[]> => selectAdminCategories(db)

export async function getCategory({ db }: AppContext, id: number): Promise<Result<AdminCategoryRow, 'not_found'>> {
  const [category] = await selectAdminCategories(db, id)
  return category ? ok(category) : refuse('not_found')
}
