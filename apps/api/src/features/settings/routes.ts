import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'
import { presentSite, presentTerms } from './present.ts'
import { readSettings } from './read-settings.ts'

export const settingRoutes: Pick<Handlers, 'getSite' | 'getTerms'> = {
  getSite: async ({ world, language }) => ok(presentSite(await readSettings(world), language, world.clock.now())),
  getTerms: async ({ world, language }) => ok(presentTerms(await readSettings(world), language)),
}
