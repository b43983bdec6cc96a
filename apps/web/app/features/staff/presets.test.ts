import { expect, test } from 'vitest'
import { presetOf, presetsFor } from './presets.ts'

test('ADMIN-03 only an owner is offered the owner preset, and nobody a preset beyond their permissions', () => {
  const offered = (own: string[] | null) => presetsFor(own).map(({ value }) => value)
  expect(offered(null)).toEqual(['counter', 'florist', 'accountant', 'everything'])
  expect(offered(['people', 'orders', 'refunds'])).toEqual(['counter'])
  expect(offered(['people'])).toEqual([])
})

test('ADMIN-03 permissions are matched to their preset in any order', () => {
  expect(presetOf(['refunds', 'orders'])).toBe('counter')
  expect(presetOf(null)).toBe('everything')
  expect(presetOf(['orders'])).toBeUndefined()
  expect(presetOf([])).toBeUndefined()
})
