import type { Language } from '@warda/domain/language'
import { buildIco } from '../../adapters/pictures/ico.ts'
import { rasterise } from '../../adapters/pictures/rasterise.ts'
import type { RawRoute } from '../../app.ts'
import { getIconVersion, readSettings, type ShopIdentity, type UploadedPicture } from '../settings/index.ts'
import { cacheVersion } from './cache-version.ts'
import { presentManifest } from './manifest-present.ts'
import { presentMark } from './mark-present.ts'

/** Size of the drawn icons of a home screen, px. */
const HOME_SCREEN = 512

const CACHE = { 'cache-control': 'public, max-age=86400' }

type PngIcon = { size: number; maskable?: true; type: string; pack?: (png: Buffer, size: number) => Buffer }

/** Icons for programs that do not show SVG. */
const PNG_ICONS: Record<string, PngIcon> = {
  // Browsers ask for it on pages that name no icon.
  '/favicon.ico': { size: 48, type: 'image/x-icon', pack: buildIco },
  // Mail programs.
  '/favicon-96.png': { size: 96, type: 'image/png' },
  // iOS rounds the corners itself and shows transparent ones black.
  '/apple-touch-icon.png': { size: 180, maskable: true, type: 'image/png' },
}

/**
 * The icons of the shop and the manifest of the delivery dashboard, from the setting `identity` (OPEN-01): `/favicon.svg`, `/favicon.ico`,
 * `/favicon-96.png`, `/apple-touch-icon.png`, `/delivery-icon.svg`, `/delivery-icon-maskable.svg`, `/delivery.webmanifest`,
 * `/delivery-ar.webmanifest`. An uploaded icon replaces the drawn one. Pages ask for the icons with `?lng=` and `?v=`, which changes with
 * them.
 */
export const iconRoutes: RawRoute = (app, context) => {
  const draw = (identity: ShopIdentity, language: Language, shape: { size?: number; maskable?: boolean }): string =>
    presentMark({ name: identity.name[language], mark: identity.mark, accent: identity.accent, ...shape })

  for (const [path, shape] of [
    ['/favicon.svg', {}],
    ['/delivery-icon.svg', { size: HOME_SCREEN }],
    ['/delivery-icon-maskable.svg', { size: HOME_SCREEN, maskable: true }],
  ] as const)
    app.get(path, async (c) => {
      const { identity } = await readSettings(context)
      if (identity.icon) return c.redirect(`/pictures/${iconFile(identity.icon, HOME_SCREEN)}`, 302)
      const svg = draw(identity, readLanguage(c.req.query('lng')), shape)
      return c.body(svg, 200, { 'content-type': 'image/svg+xml', ...CACHE })
    })

  for (const [path, { size, maskable = false, type, pack }] of Object.entries(PNG_ICONS)) {
    const caches = { en: cacheVersion<Buffer>(), ar: cacheVersion<Buffer>() }
    app.get(path, async (c) => {
      const { identity } = await readSettings(context)
      const language = readLanguage(c.req.query('lng'))
      const bytes = await caches[language](getIconVersion(identity), async () => {
        const uploaded = identity.icon && (await context.pictures.open(iconFile(identity.icon, size)))
        const png = await rasterise(uploaded?.bytes ?? Buffer.from(draw(identity, language, { size, maskable })), size)
        return pack?.(png, size) ?? png
      })
      return c.body(new Uint8Array(bytes), 200, { 'content-type': type, ...CACHE })
    })
  }

  for (const [path, language] of [
    ['/delivery.webmanifest', 'en'],
    ['/delivery-ar.webmanifest', 'ar'],
  ] as const)
    app.get(path, async (c) => {
      const { identity } = await readSettings(context)
      const manifest = presentManifest(
        { name: identity.name[language], iconVersion: getIconVersion(identity), icon: identity.icon },
        language,
      )
      return c.body(JSON.stringify(manifest), 200, {
        'content-type': 'application/manifest+json',
        'cache-control': 'no-cache',
      })
    })
}

const readLanguage = (query: string | undefined): Language => (query === 'ar' ? 'ar' : 'en')

/** The name of the smallest file of an uploaded icon that is wide enough. */
function iconFile({ key, widths }: UploadedPicture, minWidth: number): string {
  const width = widths.find((candidate) => candidate >= minWidth) ?? widths.at(-1) ?? minWidth
  return `${key}-${width}.webp`
}
