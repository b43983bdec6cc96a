import { expect, it } from 'vitest'
import { isCreditTerms } from './payment-terms.ts'

it('BIZ-05 only postponed and monthly terms are credit', () => {
  expect((['online', 'cash', 'postponed', 'monthly'] as const).filter(isCreditTerms)).toEqual(['postponed', 'monthly'])
})
