import { SETTING_KEYS } from '@warda/contract/admin-settings'
import type { SettingKey } from '@warda/contract/setting-values'
import type { AppContext } from '../../context.ts'
import { completeValue } from '../settings/index.ts'
import { type SettingRow, selectStored, selectVersions } from './queries.ts'

/** Maximum number of versions in the history. */
const MAX_VERSIONS = 100

/** A version of a setting, completed by the defaults; version 0 is the default. */
export type StoredSetting = Omit<SettingRow, 'key' | 'value'> & { key: SettingKey; value: Record<string, unknown> }

export const completed = (key: SettingKey, row: Omit<SettingRow, 'key'>): StoredSetting => ({
  ...row,
  key,
  value: { ...completeValue(key, row.value) },
})

const UNSAID = { value: {}, version: 0, at: null, actor: null }

/** Every setting in the order of the contract. */
export async function readCachedSetting(context: AppContext): Promise<StoredSetting[]> {
  const rows = await selectStored(context.db)
  return SETTING_KEYS.map((key) => completed(key, rows.find((row) => row.key === key) ?? UNSAID))
}

/** Setting history, newest first (at most a hundred versions), ending with the default. */
export async function readHistory(context: AppContext, key: SettingKey): Promise<StoredSetting[]> {
  const rows = await selectVersions(context.db, key, MAX_VERSIONS)
  return [...rows, UNSAID].map((row) => completed(key, row))
}
