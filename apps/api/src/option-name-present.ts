import type { ProductOptionKind } from '@warda/domain/catalogue/product-options'
import type { Language } from '@warda/domain/language'
import type { CachedOptions } from './cached-options.ts'

/** The name of an option in one language; an unknown slug is returned unchanged. */
export function getOptionName(
  options: CachedOptions,
  kind: ProductOptionKind,
  slug: string,
  language: Language,
): string {
  const option = options[kind].find((one) => one.slug === slug)
  if (option === undefined) return slug
  return language === 'ar' ? option.nameAr : option.nameEn
}
