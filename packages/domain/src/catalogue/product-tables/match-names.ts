import { foldForSearch } from '../../text.ts'
import { type Cells, VALUE_SEPARATOR } from '../product-csv.ts'
import { createSlug } from '../slug.ts'
import type { ImportRow, ShopNames } from './product-table.ts'

const fold = (text: string): string => foldForSearch(text.replaceAll('-', ' '))

const hasArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text)

/** The slug of the first category whose slug or name is one of the texts; undefined when there is none. */
export function findCategory(
  texts: readonly string[],
  { categories }: Pick<ShopNames, 'categories'>,
): string | undefined {
  for (const text of texts) {
    const folded = fold(text)
    const found = categories.find(({ slug, nameEn, nameAr }) => [slug, nameEn, nameAr].some((n) => fold(n) === folded))
    if (found && folded !== '') return found.slug
  }
  return undefined
}

/** The occasions and colours among the tags of a product. */
export function readTags(tags: readonly string[], { occasions, colours }: ShopNames): Cells {
  const folded = new Set(tags.map(fold))
  const isTagged = (names: readonly string[]): boolean => names.some((name) => folded.has(fold(name)))
  const foundOccasions = occasions
    .filter(({ slug, nameEn, nameAr }) => isTagged([slug, nameEn, nameAr]))
    .map(({ slug }) => slug)
  const foundColours = colours
    .filter(({ slug, nameEn, nameAr }) => isTagged([slug, nameEn, nameAr]))
    .map(({ slug }) => slug)
  return {
    ...(foundOccasions.length > 0 && { occasions: foundOccasions.join(VALUE_SEPARATOR) }),
    ...(foundColours.length > 0 && { colours: foundColours.join(VALUE_SEPARATOR) }),
  }
}

type Texts = Pick<ImportRow, 'cells' | 'initial'>

/**
 * Assigns title and description to the language they are written in, and for new products to the other language too: only for new ones, so that
 * the same file does not overwrite a later translation.
 */
export function toTexts(title: string, description: string): Texts {
  const own = hasArabic(title) ? 'ar' : 'en'
  const other = own === 'ar' ? 'en' : 'ar'
  return {
    cells: { [`title_${own}`]: title, ...(description !== '' && { [`description_${own}`]: description }) },
    initial: { [`title_${other}`]: title, ...(description !== '' && { [`description_${other}`]: description }) },
  }
}

/** A slug in Latin letters from the first text that contains any; `fallback` is an id or SKU of the file. */
export function toProductSlug(text: string, fallback: string): string {
  const slug = createSlug(text)
  const latin = hasArabic(slug) || slug === 'item' ? createSlug(`product-${fallback}`) : slug
  return /^\d+$/.test(latin) ? `product-${latin}` : latin
}

/** An SKU reduced to the allowed characters. */
export const toSku = (text: string): string =>
  text
    .trim()
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
