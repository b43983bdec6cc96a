import { loadFromApi } from '../../lib/api/server-api.ts'
import type { Route } from './+types/shop.ts'

/** The current slug of the category that had this name or slug before; null when there is none. For loaders. */
export async function findCategoryRedirect(
  { context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>,
  name: string,
): Promise<string | null> {
  try {
    const match = await loadFromApi(context, request, 'findByName', { query: { name } })
    return match.kind === 'category' && match.moved ? match.slug : null
  } catch {
    // An unknown name is ignored as a filter.
    return null
  }
}
