import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { presentSetting } from './present.ts'
import { readCachedSetting, readHistory } from './read-stored.ts'
import { saveSetting } from './save-setting.ts'

export const adminSettingRoutes: Pick<Handlers, 'adminSettings' | 'saveSetting' | 'settingHistory'> = {
  adminSettings: async ({ context }) => ok({ data: (await readCachedSetting(context)).map(presentSetting) }),
  async saveSetting({ context, actor, params, body, t }) {
    const saved = await saveSetting(context, { actorId: actor.userId, key: params.key, ...body })
    if (!saved.ok) return saved
    return ok({ message: t('admin_settings_saved'), data: presentSetting(saved.value) })
  },
  settingHistory: async ({ context, params }) =>
    ok({ data: (await readHistory(context, params.key)).map(presentSetting) }),
}
