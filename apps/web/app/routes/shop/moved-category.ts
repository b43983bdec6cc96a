import { loadFromApi } from '../../lib/api/server-api.ts'
import type { Route } from './+types/shop.ts'

/** The address that a category has now which once had this one; null where none had. For loaders. */
export async function findCategoryRedirect(
  { context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>,
  name: string,
): Promise<string | null> {
  try {
    const found = await loadFromApi(context, request, 'findByName', { query: { name } })
    return found.kind === 'category' && found.moved ? found.slug : null
  } catch {
    // Nobody's name: the list just isn't narrowed by it.
    return null
  }
}
