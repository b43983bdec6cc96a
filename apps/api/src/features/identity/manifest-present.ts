import type { Language } from '@warda/domain/language'
import { t } from '@warda/i18n/translate'

/** The web app manifest of the delivery dashboard. */
export function presentManifest(shop: { name: string; iconVersion: string }, language: Language) {
  const query = `?lng=${language}&v=${shop.iconVersion}`
  return {
    id: '/dashboard-delivery/',
    name: t('driver_app_name', language, { brand: shop.name }),
    short_name: shop.name,
    description: t('driver_app_description', language),
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    start_url: '/dashboard-delivery/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf8f3',
    theme_color: '#fbf8f3',
    icons: [
      { src: `/delivery-icon.svg${query}`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      {
        src: `/delivery-icon-maskable.svg${query}`,
        sizes: 'any',
        type: 'image/svg+xml',
        purpose: 'maskable',
      },
    ],
  }
}
