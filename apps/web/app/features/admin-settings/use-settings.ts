import { useQuery } from '@tanstack/react-query'
import type { SettingKey, SettingValues } from '@warda/contract/setting-values'
import { callApi } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

/** A setting, or an earlier version of it. */
export type Setting<K extends SettingKey = SettingKey> = {
  key: K
  value: SettingValues[K]
  version: number
  changedAt: string | null
  changedBy: string | null
}

const SETTINGS = ['admin', 'settings']

/** Every setting as it stands. */
export const useSettings = () => useQuery({ queryKey: SETTINGS, queryFn: askSettings }, queryClient)

/** The newest of one setting, past what is remembered. */
export const askSetting = async <K extends SettingKey>(key: K): Promise<Setting<K> | null> => {
  const all = await queryClient.fetchQuery({ queryKey: SETTINGS, queryFn: askSettings })
  return settingOf(all, key)
}

/** Earlier values, newest first. */
export const useHistory = (key: SettingKey, open: boolean) =>
  useQuery(
    {
      queryKey: ['admin', 'setting-history', key],
      queryFn: async ({ signal }) =>
        (await callApi('settingHistory', { params: { key } }, { signal })).data as unknown as Setting[],
      enabled: open,
    },
    queryClient,
  )

export const settingOf = <K extends SettingKey>(settings: readonly Setting[], key: K): Setting<K> | null =>
  (settings.find((setting) => setting.key === key) as Setting<K> | undefined) ?? null

/** Saves a whole value over `version`; everything that shows settings asks again. */
export const saveSetting = async <K extends SettingKey>(
  key: K,
  value: SettingValues[K],
  version: number,
): Promise<{ message: string; setting: Setting<K> }> => {
  const { message, data } = await callApi('saveSetting', { params: { key }, body: { value, version } })
  void queryClient.invalidateQueries({ queryKey: ['admin'] })
  return { message, setting: data as unknown as Setting<K> }
}

// The contract leaves a value's shape open; which key has which is the table of setting-values.ts.
async function askSettings({ signal }: { signal?: AbortSignal }): Promise<Setting[]> {
  return (await callApi('adminSettings', {}, signal ? { signal } : {})).data as unknown as Setting[]
}
