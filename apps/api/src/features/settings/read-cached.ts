import { SETTING_KEYS } from '@warda/contract/admin-shop'
import type { SettingKey } from '@warda/contract/setting-values'
import type { World } from '../../context.ts'
import { completeValue } from './index.ts'
import { type SettingRow, selectKept, selectVersions } from './admin-queries.ts'

/** Earlier values that are told. */
const TOLD = 100

/** A version of a setting, what it leaves out filled in; version 0 is how the shop came. */
export type Kept = Omit<SettingRow, 'key' | 'value'> & { key: SettingKey; value: Record<string, unknown> }

export const completed = (key: SettingKey, row: Omit<SettingRow, 'key'>): Kept => ({
  ...row,
  key,
  value: { ...completeValue(key, row.value) },
})

const UNSAID = { value: {}, version: 0, at: null, actor: null }

/** Every setting as it stands, in the order of the contract. */
export async function readKept(world: World): Promise<Kept[]> {
  const rows = await selectKept(world.db)
  return SETTING_KEYS.map((key) => completed(key, rows.find((row) => row.key === key) ?? UNSAID))
}

/** The values a setting has had, newest first (the hundred youngest), down to how the shop came. */
export async function readHistory(world: World, key: SettingKey): Promise<Kept[]> {
  const rows = await selectVersions(world.db, key, TOLD)
  return [...rows, UNSAID].map((row) => completed(key, row))
}
