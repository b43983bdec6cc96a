import { describe, expect, it } from 'vitest'
import { isGift } from './gift-recipient.ts'

describe('gift', () => {
  it('is an order for another phone than the buyer’s, in any format', () => {
    const to = (recipientPhone: string) => isGift({ buyerPhone: '0551112233', recipientPhone, hideSender: false })
    expect(to('+966 55 111 2233')).toBe(false)
    expect(to('٠٥٥١١١٢٢٣٣')).toBe(false)
    expect(to('0551112234')).toBe(true)
    expect(isGift({ buyerPhone: '055-1234-5678', recipientPhone: '05512345678', hideSender: false })).toBe(false)
  })
  it('is an order with a hidden sender', () => {
    expect(isGift({ buyerPhone: '0551112233', recipientPhone: '0551112233', hideSender: true })).toBe(true)
  })
})
