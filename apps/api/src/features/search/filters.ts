import { COLOURS } from '@warda/contract/catalogue'
import type { ShopQuery } from '@warda/contract/search'
import { foldForSearch } from '@warda/domain/text'

/** The parsed filters of a list. Money is halalas. */
export type Filters = {
  categoryId: number | null
  min: number | null
  max: number | null
  colours: readonly string[]
  /** Occasion slugs, any of which a product must have; unknown ones match nothing. */
  occasions: readonly string[]
  /** Minimum number of stars. */
  rating: number | null
  offers: boolean
  /** Normalised words of the search; a product must contain all of them. */
  words: readonly string[]
}

export type Sort = ShopQuery['sort']

/** Maximum number of words in a search. */
const WORDS = 8

/** All filters of the URL except the category, whose name needs a lookup. Invalid values are ignored. */
export function readFilters(query: ShopQuery): Omit<Filters, 'categoryId'> {
  const [min, max] = [query.min, query.max].map((riyals) => (riyals === undefined ? null : Math.round(riyals * 100)))
  const swapped = typeof min === 'number' && typeof max === 'number' && min > max
  const colourNames = parseList(query.colour)
  return {
    min: (swapped ? max : min) ?? null,
    max: (swapped ? min : max) ?? null,
    colours: COLOURS.filter((colour) => colourNames.includes(colour)),
    occasions: [...new Set(parseList(query.occasion))]
      .filter((slug) => OCCASION.test(slug))
      .slice(0, OCCASIONS)
      .sort(),
    rating: query.rating ?? null,
    offers: query.offers === '1',
    words: splitWords(query.q ?? ''),
  }
}

/** The format of an occasion slug, and the maximum number of occasions. */
const OCCASION = /^[a-z0-9-]{1,80}$/
const OCCASIONS = 20

const parseList = (text = ''): string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())

/** The distinct normalised words of a search text. */
export function splitWords(text: string): string[] {
  return [...new Set(foldForSearch(text).split(' '))].filter((word) => word !== '').slice(0, WORDS)
}
