import { useApiQuery } from '../api/api-query.ts'
import type { ServedPlaces } from './zones.ts'

/** Where the shop delivers; undefined while it loads. */
export const useServedPlaces = (): ServedPlaces | undefined => {
  const { data: zones } = useApiQuery('getDeliveryZones', {})
  const { data: days } = useApiQuery('getDeliveryDays', {}, { refetchInterval: 60_000 })
  if (!zones || !days) return undefined
  return { zones: zones.data, hasMapTiles: zones.hasMapTiles, shop: days.shop, radiusMiles: days.radiusMiles }
}
