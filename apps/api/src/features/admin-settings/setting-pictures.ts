import type { SettingKey, SettingValues } from '@warda/contract/setting-values'
import type { Transaction } from '../../db/database.ts'
import { lockPictureRows } from '../products/index.ts'

type Value = SettingValues[SettingKey]
type Picture = { key: string }

/**
 * Returns the value with the stored sizes of its pictures in place of those that the client sent: file addresses contain them. `gone` when a picture
 * does not exist. The pictures are locked until the transaction ends.
 */
export async function lockSettingPictures(
  trx: Transaction,
  key: SettingKey,
  value: Value,
): Promise<{ value: Value; gone: boolean }> {
  const keys = new Set<string>()
  mapPictures(key, value, (picture) => {
    keys.add(picture.key)
    return picture
  })
  const stored = await lockPictureRows(trx, [...keys])
  const complete = mapPictures(key, value, (picture) => ({ ...picture, ...stored.get(picture.key) }))
  return { value: complete, gone: stored.size < keys.size }
}

function mapPictures(key: SettingKey, value: Value, change: <P extends Picture>(picture: P) => P): Value {
  if (key === 'sitePictures') {
    const { heroes, about, services } = value as SettingValues['sitePictures']
    return { heroes: heroes.map(change), about: about && change(about), services: services && change(services) }
  }
  if (key !== 'identity') return value
  const identity = value as SettingValues['identity']
  return { ...identity, logo: identity.logo && change(identity.logo), icon: identity.icon && change(identity.icon) }
}
