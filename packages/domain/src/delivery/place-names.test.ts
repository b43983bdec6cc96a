import { expect, it } from 'vitest'
import { filterTyped, isPlace, placeKeys } from './place-names.ts'

it.each([
  ['Malqqqa', 'Malqa'],
  ['Yasmeeyn', 'Yasmin'],
  ['Soouq', 'Suq'],
  ['Al Malqa', 'Malqa'],
  ['AlMalqa', 'Malqa'],
])('AGREE-02 %s is a spelling of %s', (typed, en) => {
  expect(isPlace(placeKeys(typed), { en, ar: 'حي' })).toBe(true)
})

it.each([
  ['Roy Garden', 'Royal Garden'],
  ['Khidiya', 'Khalidiya'],
  ['Ia', 'Alia'],
  ['Rbwa', 'Rubwa'],
])('AGREE-02 %s is no spelling of %s', (typed, en) => {
  expect(isPlace(placeKeys(typed), { en, ar: 'حي' })).toBe(false)
})

it('AGREE-02 a text has one key for each of its parts, without empty ones', () => {
  expect(placeKeys('Riyadh, ')).toEqual(['riad'])
  expect(placeKeys('Malqa - Riyadh')).toEqual(['malqariad', 'malqa', 'riad'])
  expect(placeKeys('')).toEqual([])
})

it('AGREE-02 names that begin with the typed text come first, each name once', () => {
  const names = ['King Abdullah', 'Olaya', 'Ola', 'Nuzha'].map((en) => ({ en, ar: en }))
  expect(filterTyped('la', names).map(({ en }) => en)).toEqual(['King Abdullah', 'Olaya', 'Ola'])
  expect(filterTyped('a', names).map(({ en }) => en)).toEqual(['King Abdullah', 'Olaya', 'Ola', 'Nuzha'])
  expect(filterTyped('ol', [...names, { en: 'Olive', ar: 'x' }]).map(({ en }) => en)).toEqual([
    'Olaya',
    'Ola',
    'Olive',
    'King Abdullah',
  ])
})
