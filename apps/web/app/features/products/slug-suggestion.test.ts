import { expect, test } from 'vitest'
import { followsTitle, suggestedSku, suggestedSlug } from './slug-suggestion.ts'

test('a slug is suggested from the English title and follows it until it is edited', () => {
  expect(suggestedSlug('Crème Rosé, 24 stems')).toBe('creme-rose-24-stems')
  expect(suggestedSlug('  ')).toBe('')
  expect(suggestedSlug('ورد')).toBe('')
  expect(followsTitle('', 'Rose')).toBe(true)
  expect(followsTitle('rose', 'Rose')).toBe(true)
  expect(followsTitle('my-rose', 'Rose')).toBe(false)
})

test('a suggested SKU joins slug and size within the length limit', () => {
  expect(suggestedSku('rose-cloud', 'large')).toBe('ROSE-CLOUD-L')
  expect(suggestedSku('', 'large')).toBe('')
  expect(suggestedSku('a-very-long-address-of-a-bouquet-that-has-no-end', 'single')).toMatch(/^[A-Z0-9-]{1,40}$/)
})
