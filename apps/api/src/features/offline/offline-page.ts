import type { RawRoute } from '../../app.ts'
import { PLAIN_PAGE_POLICY, readPlainPageShop } from '../../plain-page/respond.ts'
import { presentOfflinePage } from './present.ts'

/** The page that the service worker of the shop stores and shows without a network, in the language `?lng=`. */
export const offlinePage: RawRoute = (app, context) => {
  app.get('/offline', async (c) => {
    const language = c.req.query('lng') === 'ar' ? 'ar' : 'en'
    return new Response(presentOfflinePage(language, await readPlainPageShop(context, language)), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
        'content-security-policy': PLAIN_PAGE_POLICY,
      },
    })
  })
}
