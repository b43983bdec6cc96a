import type { Language } from '@warda/domain/language'
import { t } from '@warda/i18n/translate'
import type { UploadedPicture } from '../settings/index.ts'

type ManifestShop = { name: string; iconVersion: string; icon: UploadedPicture | null }

/** The web app manifest of the delivery dashboard. */
export function presentManifest(shop: ManifestShop, language: Language) {
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
    icons: shop.icon ? listUploaded(shop.icon) : listDrawn(`?lng=${language}&v=${shop.iconVersion}`),
  }
}

const listDrawn = (query: string) =>
  (['any', 'maskable'] as const).map((purpose) => ({
    src: `/delivery-icon${purpose === 'any' ? '' : '-maskable'}.svg${query}`,
    sizes: 'any',
    type: 'image/svg+xml',
    purpose,
  }))

/** An uploaded icon has no margin for the mask of a home screen, which would cut its corners. */
const listUploaded = ({ key, width, height, widths }: UploadedPicture) =>
  widths.map((fileWidth) => ({
    src: `/pictures/${key}-${fileWidth}.webp`,
    sizes: `${fileWidth}x${Math.round((fileWidth * height) / width)}`,
    type: 'image/webp',
    purpose: 'any',
  }))
