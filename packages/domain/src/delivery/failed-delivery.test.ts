import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FAILURE_REASONS, listFailedDeliveryOptions } from './failed-delivery.ts'

const failed = fc.record({
  reason: fc.constantFrom(...FAILURE_REASONS),
  attempt: fc.integer({ min: 1, max: 9 }),
  paid: fc.integer({ min: 0, max: 10_000_000 }),
  deliveryFee: fc.integer({ min: 0, max: 10_000 }),
})

describe('options after a failed delivery', () => {
  it.each([
    ['recipientAbsent', 17_500, 2_500],
    ['wrongAddress', 17_500, 2_500],
    ['refused', 17_500, 2_500],
    ['damaged', 20_000, 0],
    ['ourFault', 20_000, 0],
  ] as const)('BIZ-05 %s: SAR 200.00 paid gives %d halalas of credit, %d are kept', (reason, credit, kept) => {
    expect(listFailedDeliveryOptions({ reason, attempt: 1, paid: 20_000, deliveryFee: 2_500 })).toEqual({
      nextWindow: true,
      credit,
      kept,
    })
  })
  it('BIZ-05 keeps at most the amount paid', () => {
    expect(listFailedDeliveryOptions({ reason: 'refused', attempt: 1, paid: 1_000, deliveryFee: 2_500 })).toMatchObject(
      {
        credit: 0,
        kept: 1_000,
      },
    )
  })
  it('offers another window after the first failed delivery only', () => {
    const offers = [1, 2, 3].map(
      (attempt) => listFailedDeliveryOptions({ reason: 'refused', attempt, paid: 0, deliveryFee: 0 }).nextWindow,
    )
    expect(offers).toEqual([true, false, false])
  })
  it('credit and fee kept add up to the amount paid, without a fee when the shop is responsible', () => {
    fc.assert(
      fc.property(failed, (each) => {
        const { credit, kept } = listFailedDeliveryOptions(each)
        expect(credit + kept).toBe(each.paid)
        expect(Math.min(credit, kept)).toBeGreaterThanOrEqual(0)
        expect(kept).toBeLessThanOrEqual(each.deliveryFee)
        if (each.reason === 'damaged' || each.reason === 'ourFault') expect(kept).toBe(0)
      }),
    )
  })
})
