import { describe, expect, it } from 'vitest'
import { readLinkParams } from './link-params.ts'

const names = ['orderId', 'email', 'userid', 'totalPrice', 'token?'] as const
const full = 'orderId=o&email=sara%40warda.example&userid=u&totalPrice=349.00&token=t'

describe('ROUTE-16 what the link of a mail carries', () => {
  it('is read by name, the token with it', () => {
    const link = { orderId: 'o', email: 'sara@warda.example', userid: 'u', totalPrice: '349.00', token: 't' }
    expect(readLinkParams(`?${full}`, undefined, names)).toEqual(link)
    expect(readLinkParams(`?${full.replace('&token=t', '')}`, undefined, names)).toEqual({ ...link, token: '' })
  })
  it.each(['orderId', 'email', 'userid', 'totalPrice'])('is nothing without %s, or with an empty one', (name) => {
    const search = new URLSearchParams(full)
    search.set(name, '  ')
    expect(readLinkParams(search.toString(), undefined, names)).toBeNull()
    search.delete(name)
    expect(readLinkParams(search.toString(), undefined, names)).toBeNull()
  })
  it('is found again after it was taken out of the address', () => {
    const kept = readLinkParams(full, undefined, names) ?? undefined
    expect(readLinkParams('', kept, names)).toEqual(kept)
  })
})
