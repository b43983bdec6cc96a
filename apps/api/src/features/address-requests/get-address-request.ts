import { ok, type Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { type DeliveryOutlook, getDeliveryDays } from '../delivery/index.ts'
import { type FoundRequest, findRequestByToken } from './find-request.ts'
import type { AddressRequestRow } from './queries.ts'

/** What a recipient's page shows. */
export type AddressRequestView = FoundRequest & {
  outlook: DeliveryOutlook
  hasMapTiles: boolean
}

export async function getAddressRequest(
  context: AppContext,
  token: string,
): Promise<Result<AddressRequestView, 'not_found'>> {
  const found = await findRequestByToken(context, context.db, token, context.clock.now())
  if (!found.ok) return found
  const outlook = await getDeliveryDays(context)
  return ok({ ...found.value, outlook: withOwnPlace(outlook, found.value.row), hasMapTiles: hasTiles(context) })
}

const hasTiles = ({ config }: AppContext): boolean => config.MAP_TILES_URL !== undefined

/** Counts the capacity that the order itself has reserved as available. */
function withOwnPlace(outlook: DeliveryOutlook, { deliveryDate, deliverySlot }: AddressRequestRow): DeliveryOutlook {
  const key = `${deliveryDate} ${deliverySlot}`
  return { ...outlook, taken: new Map(outlook.taken).set(key, (outlook.taken.get(key) ?? 1) - 1) }
}
