import type { Answer } from '@warda/contract/call'
import type { SettingKey, SettingValues } from '@warda/contract/setting-values'
import { apiQuery, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidateAll } from '../../lib/api/invalidate.ts'
import { queryClient } from '../../lib/api/query-client.ts'

/** A setting, or an earlier version of it. */
export type Setting<K extends SettingKey = SettingKey> = {
  key: K
  value: SettingValues[K]
  version: number
  changedAt: string | null
  changedBy: string | null
}

export const useSettings = () => useApiQuery('adminSettings', {}, { select: toSettings })

/** The current value of one setting, bypassing the cache. */
export const fetchSetting = async <K extends SettingKey>(key: K): Promise<Setting<K> | null> => {
  const settings = toSettings(await queryClient.fetchQuery(apiQuery('adminSettings', {})))
  return findSetting(settings, key)
}

/** Earlier versions, newest first. */
export const useHistory = (key: SettingKey, open: boolean) =>
  useApiQuery(
    'settingHistory',
    { params: { key } },
    { select: ({ data }) => data as unknown as Setting[], enabled: open },
  )

export const findSetting = <K extends SettingKey>(settings: readonly Setting[], key: K): Setting<K> | null =>
  (settings.find((setting) => setting.key === key) as Setting<K> | undefined) ?? null

/** Saves the value against `version` and refetches every query that shows settings. */
export const saveSetting = async <K extends SettingKey>(
  key: K,
  value: SettingValues[K],
  version: number,
): Promise<{ message: string; setting: Setting<K> }> => {
  const { message, data } = await callApi('saveSetting', { params: { key }, body: { value, version } })
  void invalidateAll()
  return { message, setting: data as unknown as Setting<K> }
}

// The contract leaves the value untyped; setting-values.ts has the type of each key.
const toSettings = ({ data }: Answer<'adminSettings'>): Setting[] => data as unknown as Setting[]
