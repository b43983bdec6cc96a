import { createSlug } from '@warda/domain/catalogue/slug'

/** The slug for an English title; empty when the title has no Latin letters or digits. */
export const suggestSlug = (titleEn: string): string => {
  const slug = titleEn.trim() === '' ? '' : createSlug(titleEn)
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : ''
}

/** Whether the slug is still the suggested one and so follows the title. */
export const isSuggestedSlug = (slug: string, titleEn: string): boolean => slug === '' || slug === suggestSlug(titleEn)

const SIZE_CODES: Record<string, string> = { small: 'S', medium: 'M', large: 'L', grand: 'G', single: '1' }

/** A suggested SKU: the shortened slug in capitals, then the code of the size. */
export const suggestSku = (slug: string, size: string): string =>
  slug === ''
    ? ''
    : `${slug.toUpperCase().slice(0, 32).replace(/-+$/, '')}-${
        SIZE_CODES[size] ??
        size
          .replaceAll(/[^a-z0-9]/g, '')
          .slice(0, 4)
          .toUpperCase()
      }`

/** Whether the SKU is still the suggested one and so follows the size. */
export const isSuggestedSku = (sku: string, slug: string, size: string): boolean =>
  sku === '' || sku === suggestSku(slug, size)
