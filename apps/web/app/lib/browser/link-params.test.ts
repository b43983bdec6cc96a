import { describe, expect, it } from 'vitest'
import { readLinkParams } from './link-params.ts'

const names = ['orderId', 'email', 'userid', 'totalPrice', 'token?'] as const
const full = 'orderId=o&email=sara%40warda.example&userid=u&totalPrice=349.00&token=t'

describe('ROUTE-16 parameters of a mail link', () => {
  it('are read by name, including the token', () => {
    const link = { orderId: 'o', email: 'sara@warda.example', userid: 'u', totalPrice: '349.00', token: 't' }
    expect(readLinkParams(`?${full}`, undefined, names)).toEqual(link)
    expect(readLinkParams(`?${full.replace('&token=t', '')}`, undefined, names)).toEqual({ ...link, token: '' })
  })
  it.each(['orderId', 'email', 'userid', 'totalPrice'])('are null without %s or when it is empty', (name) => {
    const search = new URLSearchParams(full)
    search.set(name, '  ')
    expect(readLinkParams(search.toString(), undefined, names)).toBeNull()
    search.delete(name)
    expect(readLinkParams(search.toString(), undefined, names)).toBeNull()
  })
  it('are read from the history entry after they were removed from the address', () => {
    const stored = readLinkParams(full, undefined, names) ?? undefined
    expect(readLinkParams('', stored, names)).toEqual(stored)
  })
})
