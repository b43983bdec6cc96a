import type { Language } from '@warda/domain/language'
import { t } from '@warda/i18n/translate'
import type { AppContext } from '../../context.ts'
import type { Destination } from '../orders/index.ts'
import { readSettings } from '../settings/index.ts'

/** The shop as the place of an order that is picked up. */
export async function createPickupPlace(context: AppContext, language: Language): Promise<Destination> {
  const { identity } = await readSettings(context)
  return {
    clientId: null,
    branch: null,
    line: t('counter_pickup_place', language),
    district: null,
    city: identity.city[language],
    latitude: null,
    longitude: null,
    note: null,
    isAsked: false,
    isPickup: true,
  }
}
