import { createSlug } from '@warda/domain/catalogue/slug'

/** The address for an English title, or nothing when it has no Latin letters or digits. */
export const suggestedSlug = (titleEn: string): string => {
  const slug = titleEn.trim() === '' ? '' : createSlug(titleEn)
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : ''
}

/** Whether the address still is what was suggested for the title, and so follows it. */
export const followsTitle = (slug: string, titleEn: string): boolean => slug === '' || slug === suggestedSlug(titleEn)

const ENDS: Record<string, string> = { small: 'S', medium: 'M', large: 'L', grand: 'G', single: '1' }

/** A stock number for a size: the address in capitals, short, and the size at its end. */
export const suggestedSku = (slug: string, size: string): string =>
  slug === '' ? '' : `${slug.toUpperCase().slice(0, 32).replace(/-+$/, '')}-${ENDS[size] ?? 'X'}`

/** Whether a stock number still is the suggested one, and so follows the size. */
export const followsSize = (sku: string, slug: string, size: string): boolean =>
  sku === '' || sku === suggestedSku(slug, size)
