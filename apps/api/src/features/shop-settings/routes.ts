import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'
import { sectionText } from '../settings/index.ts'
import { presentHistory, presentSetting, presentSettings } from './present.ts'
import { selectKept, selectVersions } from './queries.ts'
import { saveSetting } from './save-setting.ts'

/** Earlier values that are told. */
const TOLD = 100

export const shopSettingRoutes: Pick<Handlers, 'adminSettings' | 'saveSetting' | 'settingHistory' | 'previewText'> = {
  adminSettings: async ({ world }) => ok({ data: presentSettings(await selectKept(world.db)) }),
  async saveSetting({ world, actor, params, body, say }) {
    const saved = await saveSetting(world, { actorId: actor.userId, key: params.key, ...body })
    if (!saved.ok) return saved
    return ok({ message: say('admin_settings_saved'), data: presentSetting(params.key, saved.value) })
  },
  settingHistory: async ({ world, params }) =>
    ok({ data: presentHistory(params.key, await selectVersions(world.db, params.key, TOLD)) }),
  previewText: async ({ body }) => ok({ html: sectionText(body.text) }),
}
