import { expect, it } from 'vitest'
import { isShortAddress, normaliseShortAddress } from './short-address.ts'

it.each(['RRRD2929', 'rrrd2929', 'RRRD 2929', 'rrrd-٢٩٢٩', ' RRRD\u00a02929 '])(
  'AGREE-02 reads the short address %s',
  (typed) => expect(normaliseShortAddress(typed)).toBe('RRRD2929'),
)
it.each(['RRR2929', 'RRRD292', 'RRRDD2929', '2929RRRD', 'ررقد2929', ''])('AGREE-02 %s is no short address', (typed) =>
  expect(isShortAddress(normaliseShortAddress(typed))).toBe(false),
)
