import type { Site } from '@warda/contract/settings'
import { accentColours, DEFAULT_ACCENT } from '@warda/domain/identity/accent'
import { getInitial } from '@warda/domain/identity/shop-name'
import type { Brand } from '../lib/shop/brand.ts'

/** What every page needs of the shop's identity. For the root loader, so that the browser does not load the colour rules. */
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
    mark,
    riyalSign,
    logo,
    iconVersion,
    footerText,
    initial: getInitial(name),
    colours: isDefault ? null : { '--color-leaf': leaf, '--color-leaf-deep': leafDeep, '--color-sage': sage },
  }
}
