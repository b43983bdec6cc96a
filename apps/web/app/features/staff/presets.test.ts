import { expect, test } from 'vitest'
import { findPreset, listGrantablePresets } from './presets.ts'

test('ADMIN-03 only an owner is offered the owner preset, and nobody a preset beyond their permissions', () => {
  const getOfferedPresets = (own: string[] | null) => listGrantablePresets(own).map(({ value }) => value)
  expect(getOfferedPresets(null)).toEqual(['counter', 'shiftLead', 'florist', 'catalogue', 'accountant', 'everything'])
  expect(getOfferedPresets(['people', 'orders', 'refunds', 'counter'])).toEqual(['counter'])
  expect(getOfferedPresets(['people'])).toEqual([])
})

test('ADMIN-03 permissions are matched to their preset in any order', () => {
  expect(findPreset(['counter', 'refunds', 'orders'])).toBe('counter')
  expect(findPreset(['materials', 'workroom'])).toBe('florist')
  expect(findPreset(null)).toBe('everything')
  expect(findPreset(['orders'])).toBeUndefined()
  expect(findPreset([])).toBeUndefined()
})
