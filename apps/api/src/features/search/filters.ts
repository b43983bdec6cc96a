import { COLOURS } from '@warda/contract/catalogue'
import type { ShopQuery } from '@warda/contract/search'
import { foldForSearch } from '@warda/domain/text'

/** What a list is narrowed to, understood. Money is halalas. */
export type Filters = {
  categoryId: number | null
  min: number | null
  max: number | null
  colours: readonly string[]
  /** Slugs of occasions, any of which a product must be given for; unknown ones are none. */
  occasions: readonly string[]
  /** At least this many stars. */
  rating: number | null
  offers: boolean
  /** The words searched for, folded; a product must hold all of them. */
  words: readonly string[]
}

export type Sort = ShopQuery['sort']

/** More words than this say no more about flowers. */
const WORDS = 8

/** Everything of the address but the category, whose name must be looked up. Whatever is not understood narrows nothing. */
export function readFilters(query: ShopQuery): Omit<Filters, 'categoryId'> {
  const [min, max] = [query.min, query.max].map((riyals) => (riyals === undefined ? null : Math.round(riyals * 100)))
  const swapped = typeof min === 'number' && typeof max === 'number' && min > max
  const asked = listOf(query.colour)
  return {
    min: (swapped ? max : min) ?? null,
    max: (swapped ? min : max) ?? null,
    colours: COLOURS.filter((colour) => asked.includes(colour)),
    occasions: [...new Set(listOf(query.occasion))]
      .filter((slug) => OCCASION.test(slug))
      .slice(0, OCCASIONS)
      .sort(),
    rating: query.rating ?? null,
    offers: query.offers === '1',
    words: wordsOf(query.q ?? ''),
  }
}

/** What an occasion's slug looks like, and how many at once mean anything. */
const OCCASION = /^[a-z0-9-]{1,80}$/
const OCCASIONS = 20

const listOf = (text = ''): string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())

/** The distinct words of a search text, folded. */
export function wordsOf(text: string): string[] {
  return [...new Set(foldForSearch(text).split(' '))].filter((word) => word !== '').slice(0, WORDS)
}
