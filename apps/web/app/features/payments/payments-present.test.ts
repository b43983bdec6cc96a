import { describe, expect, it } from 'vitest'
import { addressToPay } from './payments-present.ts'

const link = { link: 'https://bank.test/pay', mopileUrl: 'https://bank.test/m', qrUrl: '' }

describe('ORDERS-04 the payment link', () => {
  it.each([
    [769, link.link],
    [768, link.mopileUrl],
    [390, link.mopileUrl],
  ])('at %d px is %s', (width, address) => {
    expect(addressToPay(link, width)).toBe(address)
  })

  it('falls back to the main URL on a phone when there is no mobile one', () => {
    expect(addressToPay({ ...link, mopileUrl: '' }, 390)).toBe(link.link)
  })

  it.each(['', 'javascript:alert(1)', '//evil.test'])('%j is no link', (text) => {
    expect(addressToPay({ link: text, mopileUrl: text, qrUrl: '' }, 1280)).toBeNull()
  })
})
