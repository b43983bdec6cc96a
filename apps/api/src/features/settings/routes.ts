import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { presentSite } from './present.ts'
import { readSettings } from './read-settings.ts'
import { readTerms } from './read-terms.ts'

export const settingRoutes: Pick<Handlers, 'getSite' | 'getTerms'> = {
  getSite: async ({ world, language }) => ok(presentSite(await readSettings(world), language, world.clock.now())),
  getTerms: async ({ world, language }) => ok(await readTerms(world, language)),
}
