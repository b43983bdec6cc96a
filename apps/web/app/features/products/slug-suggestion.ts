import { createSlug } from '@warda/domain/catalogue/slug'

/** The slug for an English title; empty when the title has no Latin letters or digits. */
export const suggestedSlug = (titleEn: string): string => {
  const slug = titleEn.trim() === '' ? '' : createSlug(titleEn)
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : ''
}

/** Whether the slug is still the suggested one and so follows the title. */
export const followsTitle = (slug: string, titleEn: string): boolean => slug === '' || slug === suggestedSlug(titleEn)

const ENDS: Record<string, string> = { small: 'S', medium: 'M', large: 'L', grand: 'G', single: '1' }

/** A suggested SKU: the shortened slug in capitals, then the code of the size. */
export const suggestedSku = (slug: string, size: string): string =>
  slug === '' ? '' : `${slug.toUpperCase().slice(0, 32).replace(/-+$/, '')}-${ENDS[size] ?? 'X'}`

/** Whether the SKU is still the suggested one and so follows the size. */
export const followsSize = (sku: string, slug: string, size: string): boolean =>
  sku === '' || sku === suggestedSku(slug, size)
