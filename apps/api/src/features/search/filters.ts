import type { ShopQuery } from '@warda/contract/search'
import type { SearchTerms } from '@warda/domain/search/interpret-search'

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
  concepts: SearchTerms['concepts']
  /** Normalised words of the search; a word of a product's texts must begin with each. */
  words: readonly string[]
}

export type Sort = ShopQuery['sort']

/**
 * The filters of the URL except the category, whose name needs a lookup, and the search text. Invalid values and colours that the shop does not
 * have are ignored.
 */
export function readFilters(
  query: ShopQuery,
  shopColours: readonly { slug: string }[],
): Omit<Filters, 'categoryId' | 'concepts' | 'words'> {
  const [min, max] = [query.min, query.max].map((riyals) => (riyals === undefined ? null : Math.round(riyals * 100)))
  const swapped = typeof min === 'number' && typeof max === 'number' && min > max
  const colourNames = parseList(query.colour)
  return {
    min: (swapped ? max : min) ?? null,
    max: (swapped ? min : max) ?? null,
    colours: shopColours.map(({ slug }) => slug).filter((slug) => colourNames.includes(slug)),
    occasions: [...new Set(parseList(query.occasion))]
      .filter((slug) => OCCASION.test(slug))
      .slice(0, OCCASIONS)
      .sort(),
    rating: query.rating ?? null,
    offers: query.offers === '1',
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
