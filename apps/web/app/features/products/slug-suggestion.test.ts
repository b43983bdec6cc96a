import { expect, test } from 'vitest'
import { isSuggestedSlug, suggestSku, suggestSlug } from './slug-suggestion.ts'

test('a slug is suggested from the English title and follows it until it is edited', () => {
  expect(suggestSlug('Crème Rosé, 24 stems')).toBe('creme-rose-24-stems')
  expect(suggestSlug('  ')).toBe('')
  expect(suggestSlug('ورد')).toBe('')
  expect(isSuggestedSlug('', 'Rose')).toBe(true)
  expect(isSuggestedSlug('rose', 'Rose')).toBe(true)
  expect(isSuggestedSlug('my-rose', 'Rose')).toBe(false)
})

test('a suggested SKU joins slug and size within the length limit', () => {
  expect(suggestSku('rose-cloud', 'large')).toBe('ROSE-CLOUD-L')
  expect(suggestSku('', 'large')).toBe('')
  expect(suggestSku('a-very-long-address-of-a-bouquet-that-has-no-end', 'single')).toMatch(/^[A-Z0-9-]{1,40}$/)
})
