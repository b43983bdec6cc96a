import { describe, expect, it } from 'vitest'
import { readManifest } from '../manifest.ts'
import { OFFERS } from './offers.ts'

/** Numbers of stems that a name or description may state; the articles and numbers below five name other things. */
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  'two dozen': 24,
  'a dozen': 12,
  nine: 9,
  thirteen: 13,
  sixteen: 16,
  twenty: 20,
  'twenty-five': 25,
  fifty: 50,
}
const COUNTED = new RegExp(
  `\\b(${Object.keys(NUMBER_WORDS).toReversed().join('|')})\\b [a-z ]*(roses?|tulips?|stems|lilies)`,
  'i',
)

const { products } = await readManifest()

describe('the demo’s products', () => {
  it.each(products.map((product) => [product.title.en, product] as const))(
    '%s: the picture shows a size that is sold',
    (_, product) => {
      const offer = OFFERS.find(({ picture }) => `${picture}.jpg` === product.file)
      expect(offer?.sizes.map(([, stems]) => stems)).toContain(product.stems)
    },
  )

  it.each(products.map((product) => [product.title.en, product] as const))(
    '%s: a number of stems in its name or description is the number of every size',
    (_, product) => {
      const offer = OFFERS.find(({ picture }) => `${picture}.jpg` === product.file)
      for (const text of [product.title.en, offer?.en ?? '']) {
        const stated = COUNTED.exec(text)?.[1]?.toLowerCase()
        if (stated)
          expect(
            offer?.sizes.map(([, stems]) => stems),
            text,
          ).toEqual([NUMBER_WORDS[stated]])
      }
    },
  )
})
