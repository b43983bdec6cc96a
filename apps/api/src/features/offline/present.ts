import type { Language } from '@warda/domain/language'
import type { MessageKey } from '@warda/i18n/keys'
import { t as translate } from '@warda/i18n/translate'
import { escapeHtml, type PlainPageShop, presentPlainPage } from '../../plain-page/present.ts'

/** `<!--cart-->` and the hidden section are filled by the service worker (`shop-worker.js`). The empty link loads the wanted page again. */
export function presentOfflinePage(language: Language, shop: PlainPageShop): string {
  const t = (key: MessageKey, values: Record<string, string> = {}) => escapeHtml(translate(key, language, values))
  const phone = escapeHtml(shop.phone)
  const call =
    phone === '' ? '' : `<li>${t('offline_call')} <a href="tel:${phone}"><bdi dir="ltr">${phone}</bdi></a></li>`
  return presentPlainPage(language, shop, {
    title: translate('offline_title', language),
    body: `<p>${t('offline_text')}</p>
<a class="retry" href="">${t('retry_action')}</a>
<section hidden class="cart"><h2>${t('offline_cart')}</h2><ul><!--cart--></ul><p>${t('offline_cart_text')}</p></section>
<section><h2>${t('offline_possible')}</h2><ul><li>${t('offline_kept')}</li><li>${t('offline_open_pages')}</li>${call}</ul></section>`,
  })
}
