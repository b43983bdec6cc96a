import { accentColours } from '@warda/domain/identity/accent'
import type { Language } from '@warda/domain/language'
import type { MessageKey } from '@warda/i18n/keys'
import { t as translate } from '@warda/i18n/translate'
import { OFFLINE_STYLE } from './style-present.ts'

/** The shop as the page shows it; `mark` is its drawn mark as SVG, `phone` may be empty. */
type OfflineShop = { name: string; phone: string; mark: string; accent: string }

/** `<!--cart-->` and the hidden section are filled by the service worker (`shop-worker.js`). The empty link loads the wanted page again. */
export function presentOfflinePage(language: Language, { name, phone, mark, accent }: OfflineShop): string {
  const { leaf, leafDeep } = accentColours(accent)
  const brand = escapeHtml(name)
  const t = (key: MessageKey, values: Record<string, string> = {}) => escapeHtml(translate(key, language, values))
  const call =
    phone === ''
      ? ''
      : `<li>${t('offline_call')} <a href="tel:${escapeHtml(phone)}"><bdi dir="ltr">${escapeHtml(phone)}</bdi></a></li>`
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t('offline_title')} · ${brand}</title><style>:root { --leaf: ${leaf}; --leaf-deep: ${leafDeep}; }${OFFLINE_STYLE}</style></head>
<body>
<header>${mark}<span>${brand}</span></header>
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
