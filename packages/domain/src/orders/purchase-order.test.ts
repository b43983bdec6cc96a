import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalisePurchaseOrder } from './purchase-order.ts'

describe('a purchase order number', () => {
  it.each([
    ['PO-4500017', 'PO-4500017'],
    ['  PO 4500017\n', 'PO 4500017'],
    ['٤٥٠٠٠١٧', '4500017'],
    ['PO\u2011۴۵\u200F/٢٠٢٦', 'PO-45/2026'],
    ['\u202Bط.ش\u00A0 ١٢\u202C', 'ط.ش 12'],
    ['Po–1', 'Po-1'],
    ['\u200B\u00AD', ''],
  ])('RUN-04 typed as %j is stored as %j', (typed, stored) => {
    expect(normalisePurchaseOrder(typed)).toBe(stored)
  })
  it('RUN-04 normalising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const once = normalisePurchaseOrder(typed)
        expect(normalisePurchaseOrder(once)).toBe(once)
      }),
    )
  })
})
