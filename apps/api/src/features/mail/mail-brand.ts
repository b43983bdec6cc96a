import type { Language } from '@warda/domain/language'
import { getIconVersion, type ShopIdentity } from '../settings/index.ts'
import { mailPicturePath } from './picture-path.ts'
import type { MailBrand } from './templates/content.ts'

/** Wide enough for a logo in a mail on a dense screen, px. */
const LOGO_WIDTH = 320

/** The shop's identity in a language, with absolute URLs. */
export function mailBrand(identity: ShopIdentity, language: Language, publicUrl: string): MailBrand {
  const { name, city, accent, mark, logo } = identity
  const path = mailPicturePath(logo, LOGO_WIDTH)
  return {
    name: name[language],
    city: city[language],
    accent,
    mark,
    logo: logo && path ? { url: publicUrl + path, width: logo.width, height: logo.height } : null,
    icon: `${publicUrl}/favicon-96.png?v=${getIconVersion(identity)}`,
  }
}
