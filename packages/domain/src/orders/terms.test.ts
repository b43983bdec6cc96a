import { describe, expect, it } from 'vitest'
import { isAgreed, isCredit } from './terms.ts'

describe('payment terms', () => {
  it('BIZ-04 an online order is agreed once something is paid', () => {
    const online = (['unpaid', 'partlyPaid', 'paid', 'refunded'] as const).map((paymentState) =>
      isAgreed({ terms: 'online', paymentState }),
    )
    expect(online).toEqual([false, true, true, false])
  })
  it('BIZ-04 cash and credit are agreed from the start', () => {
    const terms = ['cash', 'postponed', 'monthly'] as const
    expect(terms.filter((each) => !isAgreed({ terms: each, paymentState: 'unpaid' }))).toEqual([])
  })
  it('BIZ-05 only postponed and monthly are credit', () => {
    expect((['online', 'cash', 'postponed', 'monthly'] as const).filter(isCredit)).toEqual(['postponed', 'monthly'])
  })
})
