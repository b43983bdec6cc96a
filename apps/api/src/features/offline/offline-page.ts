import type { RawRoute } from '../../app.ts'
import { presentMark } from '../identity/index.ts'
import { readSettings } from '../settings/index.ts'
import { presentOfflinePage } from './present.ts'

/** No script and no request: the page is shown without a network. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The page that the service worker of the shop stores and shows without a network, in the language `?lng=`. */
export const offlinePage: RawRoute = (app, context) => {
  app.get('/offline', async (c) => {
    const language = c.req.query('lng') === 'ar' ? 'ar' : 'en'
    const { contact, identity } = await readSettings(context)
    const name = identity.name[language]
    const mark = presentMark({ name, mark: identity.mark, accent: identity.accent, size: 32 })
    const shop = { name, mark, phone: contact.phone, accent: identity.accent }
    return new Response(presentOfflinePage(language, shop), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
        'content-security-policy': POLICY,
      },
    })
  })
}
