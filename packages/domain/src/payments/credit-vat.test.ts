import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calculateCreditVat } from './credit-vat.ts'

it('is the included VAT of a part, and the remaining VAT of the whole', () => {
  expect(calculateCreditVat({ amount: 1150, due: 11_500, vatLeft: 1500 })).toBe(150)
  expect(calculateCreditVat({ amount: 11_500, due: 11_500, vatLeft: 1502 })).toBe(1502)
  expect(calculateCreditVat({ amount: 11_499, due: 11_500, vatLeft: 1503 })).toBe(1502)
})

it('several deductions sum to the VAT, each between zero and its amount', () => {
  const order = fc.integer({ min: 1, max: 100_000 }).chain((due) => fc.tuple(fc.constant(due), fc.nat(due)))
  fc.assert(
    fc.property(order, fc.array(fc.integer({ min: 1, max: 50_000 })), ([total, vat], tries) => {
      let [due, vatLeft] = [total, vat]
      for (const amount of [...tries.filter((each) => each < total), total]) {
        const off = Math.min(amount, due)
        if (off === 0) break
        const share = calculateCreditVat({ amount: off, due, vatLeft })
        if (share < 0 || share > off) return false
        due -= off
        vatLeft -= share
      }
      return due === 0 && vatLeft === 0
    }),
  )
})
