import { describe, expect, it } from 'vitest'
import { isGift } from './gift-recipient.ts'

describe('a gift', () => {
  it('goes to another phone than the buyer’s, however the two are written', () => {
    const to = (recipientPhone: string) => isGift({ buyerPhone: '0551112233', recipientPhone, hideSender: false })
    expect(to('+966 55 111 2233')).toBe(false)
    expect(to('٠٥٥١١١٢٢٣٣')).toBe(false)
    expect(to('0551112234')).toBe(true)
    expect(isGift({ buyerPhone: '055-1234-5678', recipientPhone: '05512345678', hideSender: false })).toBe(false)
  })
  it('is whatever must not say who sends it', () => {
    expect(isGift({ buyerPhone: '0551112233', recipientPhone: '0551112233', hideSender: true })).toBe(true)
  })
})
