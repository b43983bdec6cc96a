import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { presentSite } from './present.ts'
import { readSettings } from './read-settings.ts'
import { readTerms } from './read-terms.ts'

export const settingRoutes: Pick<Handlers, 'getSite' | 'getTerms'> = {
  getSite: async ({ context, language }) => ok(presentSite(await readSettings(context), language, context.clock.now())),
  getTerms: async ({ context, language }) => ok(await readTerms(context, language)),
}
