import type { AppContext } from '../../context.ts'
import { type CategoryRow, selectCategories } from './queries.ts'

/** All categories in the order of the header. */
export function getCategories({ db }: AppContext): Promise<CategoryRow[]> {
  return selectCategories(db)
}
