import { expect, test } from 'vitest'
import { followsTitle, suggestedSku, suggestedSlug } from './slug-suggestion.ts'

test('an address is suggested from an English title and follows it until it is changed by hand', () => {
  expect(suggestedSlug('Crème Rosé, 24 stems')).toBe('creme-rose-24-stems')
  expect(suggestedSlug('  ')).toBe('')
  expect(suggestedSlug('ورد')).toBe('')
  expect(followsTitle('', 'Rose')).toBe(true)
  expect(followsTitle('rose', 'Rose')).toBe(true)
  expect(followsTitle('my-rose', 'Rose')).toBe(false)
})

test('a stock number is the address and the size, never too long', () => {
  expect(suggestedSku('rose-cloud', 'large')).toBe('ROSE-CLOUD-L')
  expect(suggestedSku('', 'large')).toBe('')
  expect(suggestedSku('a-very-long-address-of-a-bouquet-that-has-no-end', 'single')).toMatch(/^[A-Z0-9-]{1,40}$/)
})
