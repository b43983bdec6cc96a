import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { instant } from './wire/amount.ts'

/** Setting keys; the schema of each value is in `setting-values.ts`. */
export const SETTING_KEYS = [
  'identity',
  'calendar',
  'zones',
  'loyalty',
  'accounts',
  'contact',
  'links',
  'payments',
  'giftCards',
  'promises',
  'seller',
  'legal',
  'terms',
  'returns',
  'privacy',
  'sitePictures',
  'search',
] as const

const setting = z.object({
  key: z.enum(SETTING_KEYS),
  value: z.record(z.string(), z.unknown()),
  version: z.int(),
  changedAt: z.nullable(instant),
  changedBy: z.nullable(z.string()),
})

export const adminSettingsEndpoints = {
  adminSettings: endpoint('adminSettings', {
    access: asAdmin('settings'),
    summary: 'Every setting as it stands, defaults filled in (ADMIN-04)',
    answer: z.object({ data: z.array(setting) }),
  }),
  saveSetting: endpoint('saveSetting', {
    access: asAdmin('settings'),
    summary:
      'Checks and keeps a setting; counts at once on every process; refused when somebody else changed it meanwhile',
    params: z.object({ key: z.enum(SETTING_KEYS, 'invalid_id') }),
    body: z.object({ value: z.record(z.string(), z.unknown()), version: z.int('invalid_number') }),
    answer: z.object({ message: z.string(), data: setting }),
  }),
  settingHistory: endpoint('settingHistory', {
    access: asAdmin('settings'),
    summary: 'Earlier values, newest first',
    params: z.object({ key: z.enum(SETTING_KEYS, 'invalid_id') }),
    answer: z.object({ data: z.array(setting) }),
  }),
}
