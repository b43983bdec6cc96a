import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { sectionText } from './index.ts'
import { presentSetting } from './admin-present.ts'
import { readHistory, readKept } from './read-cached.ts'
import { saveSetting } from './save-setting.ts'

export const shopSettingRoutes: Pick<Handlers, 'adminSettings' | 'saveSetting' | 'settingHistory' | 'previewText'> = {
  adminSettings: async ({ world }) => ok({ data: (await readKept(world)).map(presentSetting) }),
  async saveSetting({ world, actor, params, body, say }) {
    const saved = await saveSetting(world, { actorId: actor.userId, key: params.key, ...body })
    if (!saved.ok) return saved
    return ok({ message: say('admin_settings_saved'), data: presentSetting(saved.value) })
  },
  settingHistory: async ({ world, params }) => ok({ data: (await readHistory(world, params.key)).map(presentSetting) }),
  previewText: async ({ body }) => ok({ html: sectionText(body.text) }),
}
