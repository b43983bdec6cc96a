import type { Language } from '@warda/domain/language'
import { rasterise } from '../../adapters/pictures/rasterise.ts'
import type { RawRoute } from '../../app.ts'
import { getIconVersion, readSettings, type ShopIdentity, type UploadedPicture } from '../settings/index.ts'
import { cacheVersion } from './cache-version.ts'
import { presentManifest } from './manifest-present.ts'
import { presentMark } from './mark-present.ts'

/** Size of the drawn icons of a home screen and of the picture in mails, px. */
const HOME_SCREEN = 512
const MAIL = 96

const ICON_HEADERS = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }

/**
 * The icons of the shop and the manifest of the delivery dashboard, from the setting `identity` (OPEN-01): `/favicon.svg`,
 * `/favicon-96.png`, `/delivery-icon.svg`, `/delivery-icon-maskable.svg`, `/delivery.webmanifest`, `/delivery-ar.webmanifest`.
 * An uploaded icon replaces the drawn one. Pages ask for the icons with `?lng=` and
 * `?v=`, which changes with them.
 */
export const iconRoutes: RawRoute = (app, context) => {
  const cachePng = cacheVersion<Buffer>()
  const draw = (identity: ShopIdentity, language: Language, shape: { size?: number; maskable?: boolean }): string =>
    presentMark({ name: identity.name[language], mark: identity.mark, accent: identity.accent, ...shape })

  for (const [path, shape] of [
    ['/favicon.svg', {}],
    ['/delivery-icon.svg', { size: HOME_SCREEN }],
    ['/delivery-icon-maskable.svg', { size: HOME_SCREEN, maskable: true }],
  ] as const)
    app.get(path, async (c) => {
      const { identity } = await readSettings(context)
      if (identity.icon) return c.redirect(iconPath(identity.icon, HOME_SCREEN), 302)
      return c.body(draw(identity, c.req.query('lng') === 'ar' ? 'ar' : 'en', shape), 200, ICON_HEADERS)
    })

  app.get('/favicon-96.png', async (c) => {
    const { identity } = await readSettings(context)
    if (identity.icon) return c.redirect(iconPath(identity.icon, MAIL), 302)
    const png = cachePng(getIconVersion(identity), () =>
      rasterise(Buffer.from(draw(identity, 'en', { size: MAIL })), MAIL),
    )
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' }
    return c.body(new Uint8Array(await png), 200, headers)
  })

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

/** The smallest file of an uploaded icon that is wide enough. */
function iconPath({ key, widths }: UploadedPicture, minWidth: number): string {
  const width = widths.find((candidate) => candidate >= minWidth) ?? widths.at(-1) ?? minWidth
  return `/pictures/${key}-${width}.webp`
}
