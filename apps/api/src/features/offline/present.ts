import type { Language } from '@warda/domain/language'
import type { MessageKey } from '@warda/i18n/keys'
import { t as translate } from '@warda/i18n/translate'
import { OFFLINE_STYLE } from './style-present.ts'

/** The shop's logo (`logo.tsx`). */
const LOGO = `<svg aria-hidden="true" width="30" height="30" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M16 17.500c-2.200 0-3.700-1.500-3.700-3.400 0-2 1.700-3.500 4-3.500 1.900 0 3.200 1 3.200 2.500 0 1.200-1 2.100-2.200 2.100-.9 0-1.500-.5-1.500-1.200"/><path d="M9.500 9.200C7 11 6.200 14.200 7.800 17c1.600 2.900 4.700 4.300 8.200 4.300s6.600-1.400 8.200-4.300c1.600-2.800.8-6-1.700-7.800"/><path d="M9.500 9.200c1.400-2.700 3.800-4.200 6.500-4.200s5.100 1.500 6.500 4.200c-1.700-1-3.500-1.300-5-1"/><path d="M16 21.500V29M16 27c-2.600 0-4.300-1-5-3M16 25.800c2 0 3.400-.8 4-2.300"/></svg>`

/** `<!--cart-->` and the hidden section are filled by the service worker (`shop-worker.js`). The empty link loads the wanted page again. */
export function presentOfflinePage(language: Language, phone: string): string {
  const t = (key: MessageKey, values: Record<string, string> = {}) => escapeHtml(translate(key, language, values))
  const call =
    phone === ''
      ? ''
      : `<li>${t('offline_call')} <a href="tel:${escapeHtml(phone)}"><bdi dir="ltr">${escapeHtml(phone)}</bdi></a></li>`
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t('offline_title')} · ${t('shell_brand')}</title><style>${OFFLINE_STYLE}</style></head>
<body>
<header>${LOGO}<span>${t('shell_brand')}</span></header>
<main>
<h1>${t('offline_title')}</h1>
<p>${t('offline_text')}</p>
<a class="retry" href="">${t('retry_action')}</a>
<section hidden class="cart"><h2>${t('offline_cart')}</h2><ul><!--cart--></ul><p>${t('offline_cart_text')}</p></section>
<section><h2>${t('offline_possible')}</h2><ul><li>${t('offline_kept')}</li><li>${t('offline_open_pages')}</li>${call}</ul></section>
</main>
</body>
</html>
`
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
