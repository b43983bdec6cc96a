import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'
import { presentSite } from './present.ts'
import { readSettings } from './read-settings.ts'

export const settingRoutes: Pick<Handlers, 'getSite'> = {
  getSite: async ({ world, language }) => ok(presentSite(await readSettings(world), language)),
}
