import type { SettingValues } from '@warda/contract/setting-values'
import { findCity } from '@warda/domain/delivery/shop-cities'
import type { Transaction } from '../../db/database.ts'
import { lockSetting, writeSetting } from '../admin-settings/index.ts'
import { completeValue } from '../settings/index.ts'

export type ShopInput = { nameEn: string; nameAr: string; city: string; accent: string }

/**
 * Saves name, accent and city of a new shop. The city becomes its delivery zone, and distances are measured from its centre. `identity` is saved
 * last, because the caller waits for its notification.
 */
export async function saveShop(trx: Transaction, shop: ShopInput, by: { actorId: string; at: Date }): Promise<void> {
  const city = findCity(shop.city)
  if (!city) throw new Error(`There is no city ${shop.city}.`)
  const save = async (key: keyof SettingValues, value: object): Promise<void> => {
    const json = JSON.stringify(value)
    const { version } = await lockSetting(trx, key, json)
    await writeSetting(trx, { key, json, version, ...by })
  }
  // The default settings already deliver in Riyadh.
  if (!city.isDefault) {
    await save('zones', {
      ...completeValue('zones', {}),
      zones: [{ city: city.name, district: null, feeHalalas: null }],
    })
    await save('calendar', { ...completeValue('calendar', {}), shop: city.place })
  }
  await save('identity', {
    ...completeValue('identity', {}),
    name: { en: shop.nameEn, ar: shop.nameAr },
    city: city.name,
    accent: shop.accent,
    mark: 'letter',
  })
}
