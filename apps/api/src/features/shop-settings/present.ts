import { SETTING_KEYS } from '@warda/contract/admin-shop'
import type { SettingKey } from '@warda/contract/setting-values'
import { completeValue } from '../settings/index.ts'
import type { SettingRow } from './queries.ts'

type Known = Pick<SettingRow, 'value' | 'version' | 'at' | 'actor'>

/** A setting before anybody has said anything. */
const UNSAID: Known = { value: {}, version: 0, at: null, actor: null }

/** A setting or an earlier version of it, what it leaves out filled in. */
export const presentSetting = (key: SettingKey, row: Known) => ({
  key,
  value: { ...completeValue(key, row.value) } as Record<string, unknown>,
  version: row.version,
  changedAt: row.at?.toISOString() ?? null,
  changedBy: row.actor,
})

/** Every setting in the order of the contract. */
export const presentSettings = (rows: readonly SettingRow[]) =>
  SETTING_KEYS.map((key) => presentSetting(key, rows.find((row) => row.key === key) ?? UNSAID))

/** Newest first, down to how the shop came. */
export const presentHistory = (key: SettingKey, rows: readonly SettingRow[]) =>
  [...rows, UNSAID].map((row) => presentSetting(key, row))
