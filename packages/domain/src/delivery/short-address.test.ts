import { expect, it } from 'vitest'
import { isShortAddress, normaliseShortAddress, withShortAddress } from './short-address.ts'

it.each(['RRRD2929', 'rrrd2929', 'RRRD 2929', 'rrrd-٢٩٢٩', ' RRRD\u00a02929 '])(
  'AGREE-02 reads the short address %s',
  (typed) => expect(normaliseShortAddress(typed)).toBe('RRRD2929'),
)
it.each(['RRR2929', 'RRRD292', 'RRRDD2929', '2929RRRD', 'ررقد2929', ''])('AGREE-02 %s is no short address', (typed) =>
  expect(isShortAddress(normaliseShortAddress(typed))).toBe(false),
)
it.each(['RRRD2929A', 'ARRRD2929', 'R2929', 'RRRD2', 'RRRDABCD', 'RRRD29291'])(
  'AGREE-02 %s is no short address',
  (text) => expect(isShortAddress(text)).toBe(false),
)
it('AGREE-02 accepts four letters and four digits', () => {
  expect(isShortAddress('RRRD2929')).toBe(true)
})
it('AGREE-02 adds the short address to the line once', () => {
  expect(withShortAddress({ line: 'Street 5' })).toBe('Street 5')
  expect(withShortAddress({ line: 'Street 5', shortAddress: '' })).toBe('Street 5')
  expect(withShortAddress({ line: 'Street 5', shortAddress: 'RRRD2929' })).toBe('Street 5 (RRRD2929)')
  expect(withShortAddress({ line: 'RRRD2929, Street 5', shortAddress: 'RRRD2929' })).toBe('RRRD2929, Street 5')
})
