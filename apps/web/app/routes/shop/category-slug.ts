import { isNotFound, loadFromApi } from '../../lib/api/server-api.ts'
import type { Route } from './+types/shop.ts'

/** The slug of the category that has, or had, this name or slug; null when there is none. For loaders. */
export async function findCategorySlug(
  { context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>,
  name: string,
): Promise<string | null> {
  try {
    const match = await loadFromApi(context, request, 'findByName', { query: { name } })
    return match.kind === 'category' ? match.slug : null
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
