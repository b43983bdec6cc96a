import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const shopSettingRoutes: Pick<Handlers, 'adminSettings' | 'saveSetting' | 'settingHistory'> = {
  adminSettings: async () => refuse('not_found'),
  saveSetting: async () => refuse('not_found'),
  settingHistory: async () => refuse('not_found'),
}
