import { ok } from '@warda/domain/result'
import { listShownMethods } from '../../adapters/gateways.ts'
import { loadCachedOptions } from '../../cached-options.ts'
import type { Handlers } from '../../http/handler.ts'
import { getIconVersion } from './icon-version.ts'
import { presentSite } from './present.ts'
import { readSettings } from './read-settings.ts'
import { sectionText } from './section-text.ts'

export const settingRoutes: Pick<Handlers, 'getSite'> = {
  getSite: async ({ context, language }) => {
    const settings = await readSettings(context)
    const about = settings.identity.about[language]
    const identity = {
      iconVersion: getIconVersion(settings.identity),
      aboutHtml: about === '' ? null : sectionText(about),
    }
    const paymentMethods = listShownMethods(context.gateways, settings.payments)
    const { size } = await loadCachedOptions(context)
    const sizes = size.map(({ slug, nameEn, nameAr }) => ({ slug, name: language === 'ar' ? nameAr : nameEn }))
    return ok(presentSite(settings, language, context.clock.now(), { identity, paymentMethods, sizes }))
  },
}
