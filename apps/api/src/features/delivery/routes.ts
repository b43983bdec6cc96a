import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { readSettings } from '../settings/index.ts'
import { getDeliveryDays } from './get-delivery-days.ts'
import { presentDeliveryDays, presentZone } from './present.ts'
import { resolveMapLink } from './resolve-map-link.ts'

export const deliveryRoutes: Pick<Handlers, 'getDeliveryDays' | 'getDeliveryZones' | 'resolveMapLink'> = {
  getDeliveryDays: async ({ context }) => ok(presentDeliveryDays(await getDeliveryDays(context))),

  getDeliveryZones: async ({ context }) => {
    const { deliveryZones } = await readSettings(context)
    return ok({ data: deliveryZones.map(presentZone), hasMapTiles: context.config.MAP_TILES_URL !== undefined })
  },

  resolveMapLink: ({ body }) => resolveMapLink(body.link),
}
