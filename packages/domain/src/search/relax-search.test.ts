import { expect, it } from 'vitest'
import type { SearchConcept, SearchTerms } from './interpret-search.ts'
import { isEmptySearch, relaxSearch } from './relax-search.ts'
import type { SynonymField } from './synonym.ts'

const concept = (field: SynonymField, ...values: string[]): SearchConcept => ({
  targets: values.map((value) => ({ field, value })),
  words: values,
  listed: [],
})
const unavailable = (word: string): SearchConcept => ({ targets: [], words: [word], listed: [] })
const search = (terms: Partial<SearchTerms>): SearchTerms => ({
  concepts: [],
  words: [],
  min: null,
  max: null,
  ...terms,
})
const [rose, tulip, red] = [concept('flower', 'rose'), concept('flower', 'tulip'), concept('colour', 'red')]
/** A search as text: values of each concept, then words, then prices. */
const show = ({ concepts, words, min, max }: SearchTerms) =>
  [
    ...concepts.map((one) => (one.targets.length > 0 ? one.targets.map(({ value }) => value) : one.words).join('|')),
    ...words,
    ...(min === null && max === null ? [] : [`${min}-${max}`]),
  ].join(' ')
const relax = (terms: Partial<SearchTerms>) => relaxSearch(search(terms)).map(show)

it('AGREE-14 concepts of one field become alternatives first', () => {
  expect(relax({ concepts: [rose, tulip] })).toEqual(['rose|tulip'])
  const [merged] = relaxSearch(search({ concepts: [rose, tulip] }))
  expect(merged?.concepts[0]).toEqual(concept('flower', 'rose', 'tulip'))
})

it('AGREE-14 of two words each is left out alone', () => {
  expect(relax({ words: ['xyz', 'abc'] })).toEqual(['xyz abc', 'abc', 'xyz', 'abc'])
})

it('AGREE-14 one part is left out at a time, the least important first, then more and more', () => {
  expect(relax({ concepts: [rose, red], words: ['xyz'], max: 20_000 })).toEqual([
    'rose red xyz null-20000',
    'rose red null-20000',
    'rose red xyz',
    'rose xyz null-20000',
    'red xyz null-20000',
    'rose red null-20000',
    'rose red',
    'rose',
  ])
})

it('AGREE-14 a lower price limit is given up like an upper one', () => {
  expect(relax({ concepts: [rose], min: 100 })).toEqual(['rose 100-null', 'rose', '100-null', 'rose'])
})

it('AGREE-14 the fields are given up in their order: word, category, container, colour, occasion, flower', () => {
  const order: SynonymField[] = ['flower', 'occasion', 'colour', 'container', 'category', 'word']
  const concepts = order.map((field) => concept(field, field))
  const several = relax({ concepts }).slice(-5)
  expect(several).toEqual([
    'flower occasion colour container category',
    'flower occasion colour container',
    'flower occasion colour',
    'flower occasion',
    'flower',
  ])
})

it('AGREE-14 words without products stay apart and are given up first', () => {
  expect(relax({ concepts: [unavailable('orchid'), unavailable('iris'), rose] })).toEqual([
    'orchid iris rose',
    'iris rose',
    'orchid rose',
    'orchid iris',
    'iris rose',
    'rose',
  ])
})

it('AGREE-14 words without products count as words, and different ones are not merged', () => {
  expect(relax({ concepts: [concept('word', 'cheap'), unavailable('orchid')] })).toEqual([
    'cheap orchid',
    'orchid',
    'cheap',
    'orchid',
  ])
  expect(relax({ concepts: [rose, unavailable('orchid')] })[1]).toBe('rose')
  const phrase: SearchConcept = { ...unavailable('snow'), words: ['snow', 'drop'] }
  expect(relaxSearch(search({ concepts: [phrase, unavailable('snowdrop')] }))[0]?.concepts).toHaveLength(2)
})

it('AGREE-14 no search is empty', () => {
  expect(relax({ words: ['xyz'] })).toEqual(['xyz'])
  expect(relax({})).toEqual([])
  expect(isEmptySearch(search({}))).toBe(true)
  for (const part of [{ concepts: [rose] }, { words: ['x'] }, { min: 1 }, { max: 1 }])
    expect(isEmptySearch(search(part))).toBe(false)
})
