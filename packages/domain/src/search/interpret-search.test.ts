import { expect, it } from 'vitest'
import { DEFAULT_SYNONYMS } from './default-synonyms.ts'
import { buildDictionary } from './dictionary.ts'
import { interpretSearch } from './interpret-search.ts'

const entry = (means: string, en: string, general = false) => ({ means, en, ar: '', general })
const dictionary = buildDictionary([
  entry('flower:rose, flower:spray rose', 'rose'),
  entry('flower:tulip', 'tulip, dutch tulip'),
  entry('flower:peony, colour:pink', 'peony'),
  entry('colour:red', 'red'),
  entry('occasion:graduation', 'graduation'),
  entry('category:gifts', 'gift', true),
  entry('flower:rose', 'ward', true),
  entry('', 'bouquet', true),
  entry('', 'orchid'),
])
const interpret = (typed: string) => interpretSearch(dictionary, typed)
/** The targets of each concept as `field:value`. */
const targets = (typed: string) =>
  interpret(typed).concepts.map((concept) => concept.targets.map(({ field, value }) => `${field}:${value}`).join(' '))

it('AGREE-14 splits a text into price, concepts and other words', () => {
  expect(interpret('red roses xyz under 200')).toEqual({
    concepts: [
      { targets: [{ field: 'colour', value: 'red' }], words: ['red'], listed: ['pink', 'red'] },
      {
        targets: [
          { field: 'flower', value: 'rose' },
          { field: 'flower', value: 'spray rose' },
        ],
        words: ['rose'],
        listed: ['rose', 'spray rose', 'tulip', 'peony'],
      },
    ],
    words: ['xyz'],
    min: null,
    max: 19_999,
  })
})

it('AGREE-14 a phrase is one concept and the words after it are read on', () => {
  expect(targets('dutch tulip red')).toEqual(['flower:tulip', 'colour:red'])
  expect(interpret('dutch').words).toEqual(['dutch'])
})

it('AGREE-14 filler words are left out, unless the text has no other word and no price', () => {
  expect(interpret('the red').words).toEqual([])
  expect(interpret('of red').words).toEqual([])
  expect(interpret('orders red').words).toEqual([])
  // «في», a form of «وفي», is too short to be taken as the filler word.
  expect(interpret('red وفي').words).toEqual(['وفي'])
  expect(interpret('the').words).toEqual(['the'])
  expect(interpret('the under 200')).toEqual({ concepts: [], words: [], min: null, max: 19_999 })
  expect(interpret('the over 200')).toEqual({ concepts: [], words: [], min: 20_001, max: null })
  expect(interpret('')).toEqual({ concepts: [], words: [], min: null, max: null })
})

it('AGREE-14 a repeated word or concept counts once', () => {
  expect(targets('red red rose roses')).toEqual(['colour:red', 'flower:rose flower:spray rose'])
  expect(interpret('xyz xyz').words).toEqual(['xyz'])
})

it('AGREE-14 the first eight words count', () => {
  expect(interpret('w1 w2 w3 w4 w5 w6 w7 w8 w9').words).toEqual(['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8'])
})

it('AGREE-14 a general word without a target is dropped; a listed word without products stays', () => {
  expect(targets('bouquet')).toEqual([])
  expect(interpret('orchid').concepts).toEqual([{ targets: [], words: ['orchid'], listed: [] }])
})

it('AGREE-14 a general word is dropped beside another flower', () => {
  expect(targets('ward tulip')).toEqual(['flower:tulip'])
  expect(targets('ward peony')).toEqual(['flower:peony colour:pink'])
  expect(targets('ward red')).toEqual(['flower:rose', 'colour:red'])
  expect(targets('gift tulip')).toEqual(['flower:tulip'])
})

it('AGREE-14 "gift" is dropped beside an occasion, a general flower is not', () => {
  expect(targets('gift graduation')).toEqual(['occasion:graduation'])
  expect(targets('gift red')).toEqual(['category:gifts', 'colour:red'])
  expect(targets('ward graduation')).toEqual(['flower:rose', 'occasion:graduation'])
})

it('AGREE-14 the own words of the shop read searches in both languages', () => {
  const own = buildDictionary(DEFAULT_SYNONYMS)
  const read = (typed: string) => interpretSearch(own, typed).concepts.flatMap((concept) => concept.targets)
  expect(read('باقة توليب')).toEqual([{ field: 'flower', value: 'tulip' }])
  expect(read('hydrangeas please')).toEqual([{ field: 'flower', value: 'hydrangea' }])
})
