import { describe, expect, it } from 'vitest'
import { readLink } from './link-params.ts'

const names = ['orderId', 'email', 'userid', 'totalPrice', 'token?'] as const
const full = 'orderId=o&email=sara%40warda.example&userid=u&totalPrice=349.00&token=t'

describe('ROUTE-16 what the link of a mail carries', () => {
  it('is read by name, the token with it', () => {
    const link = { orderId: 'o', email: 'sara@warda.example', userid: 'u', totalPrice: '349.00', token: 't' }
    expect(readLink(`?${full}`, undefined, names)).toEqual(link)
    expect(readLink(`?${full.replace('&token=t', '')}`, undefined, names)).toEqual({ ...link, token: '' })
  })
  it.each(['orderId', 'email', 'userid', 'totalPrice'])('is nothing without %s, or with an empty one', (name) => {
    const search = new URLSearchParams(full)
    search.set(name, '  ')
    expect(readLink(search.toString(), undefined, names)).toBeNull()
    search.delete(name)
    expect(readLink(search.toString(), undefined, names)).toBeNull()
  })
  it('is found again after it was taken out of the address', () => {
    const kept = readLink(full, undefined, names) ?? undefined
    expect(readLink('', kept, names)).toEqual(kept)
  })
})
