import type { Site } from '@warda/contract/settings'
import { accentColours, DEFAULT_ACCENT } from '@warda/domain/identity/accent'
import { getInitial } from '@warda/domain/identity/shop-name'
import type { Brand } from '../lib/shop/brand.ts'
import { pictureAddress, pictureWidth } from '../ui/media/picture.tsx'

/** Wide enough for the header on a dense screen, px. */
const LOGO_WIDTH = 480
/** From this ratio of width to height a logo is taken to contain the name. */
const WORDMARK_RATIO = 2

/** The identity that every page needs. Runs in the root loader, so that the browser does not load the colour rules. */
export function toBrand({
  name,
  city,
  mark,
  riyalSign,
  logo,
  iconVersion,
  footerText,
  accent,
}: Site['identity']): Brand {
  const { leaf, leafDeep, sage } = accentColours(accent)
  const isDefault = leaf === DEFAULT_ACCENT
  return {
    name,
    city,
    riyalSign,
    logo: logo && toLogo(logo),
    iconVersion,
    footerText,
    initial: mark === 'letter' ? getInitial(name) : null,
    colours: isDefault ? null : { '--color-leaf': leaf, '--color-leaf-deep': leafDeep, '--color-sage': sage },
  }
}

function toLogo({ key, width, height, widths }: NonNullable<Site['identity']['logo']>): Brand['logo'] {
  const picture = { key, width, height, widths, alt: '', colour: '' }
  const src = pictureAddress(picture, pictureWidth(picture, LOGO_WIDTH), 'webp')
  return { src, ratio: width / height, isWordmark: width / height >= WORDMARK_RATIO }
}
