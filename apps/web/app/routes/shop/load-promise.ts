import type { RenderedPromise } from '../../features/delivery/use-promise.ts'
import { type LoaderContext, loadFromApi } from '../../lib/api/server-api.ts'

/** The current delivery promise for the HTML of a public page; null when it cannot be read. */
export async function loadPromise(context: LoaderContext, request: Request): Promise<RenderedPromise> {
  const days = await loadFromApi(context, request, 'getDeliveryDays').catch(() => null)
  return days && { promise: days.promise, now: days.now }
}
