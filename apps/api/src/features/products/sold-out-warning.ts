import type { AdminProduct } from '@warda/contract/products'
import { findSoldOutSizes } from '@warda/domain/catalogue/sold-out-sizes'
import type { Language } from '@warda/domain/language'
import { t } from '@warda/i18n/translate'
import type { CachedOptions } from '../../cached-options.ts'
import { getOptionName } from '../../option-name-present.ts'
import type { NamedProducts } from './bulk-update-products.ts'

/** A warning with the sizes of a published product that have no stock (DESK-07); null when all have. */
export function getSoldOutWarning(
  { status, variants }: AdminProduct,
  options: CachedOptions,
  language: Language,
): string | null {
  const { sizes, all } = findSoldOutSizes(variants)
  if (status !== 'published' || sizes.length === 0) return null
  const names = sizes.map((size) => getOptionName(options, 'size', size, language))
  return t(all ? 'catalogue_api_product_sold_out' : 'catalogue_api_sizes_sold_out', language, {
    sizes: formatList(names, language),
  })
}

/** A warning that names the first published products that are sold out, and the first ones left out; null when there are none. */
export function getBulkWarning(
  { soldOut, leftOut }: { soldOut: NamedProducts; leftOut: NamedProducts },
  language: Language,
): string | null {
  const texts = [
    nameProducts('catalogue_api_products_left_out', leftOut, language),
    nameProducts('catalogue_api_products_sold_out', soldOut, language),
  ].filter((text) => text !== null)
  return texts.length === 0 ? null : texts.join(' ')
}

type WarningKey = 'catalogue_api_products_left_out' | 'catalogue_api_products_sold_out'

function nameProducts(key: WarningKey, { count, first }: NamedProducts, language: Language): string | null {
  if (count === 0) return null
  const names = first.map(({ titleEn, titleAr }) => (language === 'ar' ? titleAr : titleEn))
  return t(key, language, { count, names: formatList(names, language) })
}

const formatList = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
