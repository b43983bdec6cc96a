import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitVat } from '../money.ts'
import { priceOfPieces } from '../orders/price-of-pieces.ts'
import { calculateOrderTotals } from '../orders/totals.ts'
import { calculateCreditVat } from '../payments/credit-vat.ts'
import { creditLines, remainingLines } from './correction-lines.ts'
import { type DocumentLine, deliveryLine, invoiceLines, sumDocumentLines } from './invoice-document.ts'

const named = (text: string) => ({ en: text, ar: text })
const nameReduction = ({ title }: DocumentLine) => named(`less for ${title.en}`)
const line = (item: number, unitPrice: number, quantity: number): DocumentLine => {
  const gross = unitPrice * quantity
  return { item, title: named(`Flower ${item}`), quantity, unitPrice, discount: 0, ...splitVat(gross), gross }
}
const delivery = deliveryLine(named('Delivery'), 2_300)
const invoice = { kind: 'simplified', lines: [line(1, 11_500, 2), line(2, 5_750, 1), delivery] } as const
const credit = (amount: number, item?: number | 'delivery') =>
  creditLines(remainingLines([invoice]), { amount, vat: splitVat(amount).vat, item }, nameReduction)

describe('lines of credit notes', () => {
  test('ZATCA-06 a line credited completely is repeated with its quantity', () => {
    expect(credit(23_000, 1)).toEqual([line(1, 11_500, 2)])
    expect(credit(2_300, 'delivery')).toEqual([delivery])
  })

  test('ZATCA-06 a line credited in part becomes a price reduction', () => {
    expect(credit(1_150, 2)).toEqual([
      {
        item: 2,
        title: named('less for Flower 2'),
        quantity: 1,
        unitPrice: 1_150,
        discount: 0,
        net: 1_000,
        vat: 150,
        gross: 1_150,
      },
    ])
  })

  test('ZATCA-06 an amount without an item is distributed over the goods; only the excess is taken from the delivery', () => {
    const grosses = (amount: number) => credit(amount).map(({ item, gross }) => [item, gross])
    expect(grosses(5_000)).toEqual([
      [1, 4_000],
      [2, 1_000],
    ])
    expect(grosses(28_750)).toEqual([
      [1, 23_000],
      [2, 5_750],
    ])
    expect(grosses(29_750)).toEqual([
      [1, 23_000],
      [2, 5_750],
      ['delivery', 1_000],
    ])
    expect(credit(31_050)).toEqual(invoice.lines)
  })

  test('ZATCA-06 more than a line is worth is taken from the other goods', () => {
    expect(credit(6_000, 2).map(({ item, gross }) => [item, gross])).toEqual([
      [1, 250],
      [2, 5_750],
    ])
  })

  test('ZATCA-06 a credit of a delivery fee that was raised reduces the line of the debit note first', () => {
    const raised = { kind: 'debitNote', lines: [deliveryLine(named('Delivery'), 3_001)] } as const
    const note = creditLines(
      remainingLines([invoice, raised]),
      { amount: 3_001, vat: 391, item: 'delivery' },
      nameReduction,
    )
    expect(note).toEqual(raised.lines)
  })

  test('ZATCA-06 earlier credit and debit notes count; a note without items is distributed over the lines', () => {
    const first = { kind: 'creditNote', lines: credit(23_000, 1) } as const
    const second = { kind: 'debitNote', lines: [line(3, 23_000, 1)] } as const
    const third = { kind: 'creditNote', lines: [{ ...deliveryLine(named('Credit'), 2_875), item: undefined }] } as never
    const left = remainingLines([invoice, first, second, third])
    expect(left.map(({ item, gross, discount }) => [item, gross, discount])).toEqual([
      [1, 0, 23_000],
      [2, 5_175, 575],
      ['delivery', 2_300, 0],
      [3, 20_700, 2_300],
    ])
    expect(left.every((each) => each.gross === each.unitPrice * each.quantity - each.discount)).toBe(true)
  })

  test('a credit above what remains is an error', () => {
    expect(() => credit(31_051)).toThrow('31051 is credited, which is 1 more than remains of the invoice.')
  })

  test('ZATCA-06 any sequence of credits names lines that sum to each credit and leaves nothing after the whole order', () => {
    const price = fc.record({
      unitPrice: fc.integer({ min: 0, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    const order = fc.record({
      lines: fc.array(price, { minLength: 1, maxLength: 80 }),
      coupon: fc.integer({ min: 0, max: 100 }).map((percent) => ({ kind: 'percent' as const, percent, max: null })),
      redeemHalalas: fc.integer({ min: 0, max: 100_000 }),
      deliveryFee: fc.constantFrom(0, 1, 2_500, 2_599),
    })
    const part = fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), at: fc.nat({ max: 90 }) })
    fc.assert(
      fc.property(order, fc.array(part, { maxLength: 5 }), (input, parts) => {
        const totals = calculateOrderTotals({ ...input, vatPercent: 15 })
        const ordered = totals.lines.map(({ discount, net, vat }, at) => {
          const { unitPrice = 0, quantity = 0 } = input.lines[at] ?? {}
          return { item: at, title: named(`Flower ${at}`), quantity, unitPrice, discount, net, vat }
        })
        const lines = invoiceLines(ordered, { title: named('Delivery'), fee: totals.deliveryFee })
        const documents = [{ kind: 'simplified' as 'simplified' | 'creditNote', lines }]
        const give = (amount: number, vat: number, item: number) => {
          const note = creditLines(remainingLines(documents), { amount, vat, item }, nameReduction)
          expect(sumDocumentLines(note)).toEqual({ net: amount - vat, vat, total: amount })
          for (const each of note) {
            expect(each.gross).toBe(each.unitPrice * each.quantity - each.discount)
            expect(Math.min(each.net, each.vat, each.gross, each.discount)).toBeGreaterThanOrEqual(0)
            expect(each.gross).toBeGreaterThan(0)
          }
          documents.push({ kind: 'creditNote', lines: note })
        }
        let [total, vat] = [totals.total, totals.vat]
        for (const { share, at } of parts) {
          const amount = Math.floor(total * share)
          const inAmount = Math.min(amount, vat, Math.max(splitVat(amount).vat, vat - (total - amount)))
          if (amount > 0) give(amount, inAmount, at)
          total -= amount
          vat -= inAmount
        }
        if (total > 0) give(total, vat, 0)
        expect(sumDocumentLines(remainingLines(documents))).toEqual({ net: 0, vat: 0, total: 0 })
      }),
    )
  })

  test('ZATCA-06 pieces of a line are named with their quantity, and the rest of the line remains', () => {
    const note = creditLines(
      remainingLines([invoice]),
      { amount: 11_500, vat: 1_500, item: 1, pieces: 1 },
      nameReduction,
    )
    expect(note).toEqual([{ ...line(1, 11_500, 1), isPartOfLine: true }])
    const left = remainingLines([invoice, { kind: 'creditNote', lines: note }])
    expect(left).toEqual([line(1, 11_500, 1), line(2, 5_750, 1), delivery])
    expect(creditLines(left, { amount: 11_500, vat: 1_500, item: 1, pieces: 1 }, nameReduction)).toEqual([
      line(1, 11_500, 1),
    ])
  })

  test('ZATCA-06 an amount that is not the price of pieces is a price reduction', () => {
    const give = (amount: number, pieces: number) =>
      creditLines(remainingLines([invoice]), { amount, vat: splitVat(amount).vat, item: 1, pieces }, nameReduction)
    for (const [amount, pieces] of [
      [11_499, 1],
      [11_501, 1],
      [5_000, 2],
      [22_999, 3],
    ] as const)
      expect(give(amount, pieces)[0]).toMatchObject({ title: named('less for Flower 1'), quantity: 1, gross: amount })
  })

  test('ZATCA-06 pieces of discounted lines, credited one after another, keep prices, quantities and VAT exact', () => {
    const input = fc.record({
      unitPrice: fc.integer({ min: 1, max: 50_000 }),
      quantity: fc.integer({ min: 2, max: 50 }),
      discountPercent: fc.integer({ min: 0, max: 99 }),
    })
    fc.assert(
      fc.property(input, fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 }), (order, parts) => {
        const totals = calculateOrderTotals({
          lines: [order],
          coupon: { kind: 'percent', percent: order.discountPercent, max: null },
          redeemHalalas: 0,
          deliveryFee: 0,
          vatPercent: 15,
        })
        const ordered = totals.lines.map((each) => ({
          item: 1,
          title: named('Flower'),
          unitPrice: order.unitPrice,
          quantity: order.quantity,
          discount: each.discount,
          net: each.net,
          vat: each.vat,
        }))
        const lines = invoiceLines(ordered, { title: named('Delivery'), fee: 0 })
        const documents = [{ kind: 'simplified' as 'simplified' | 'creditNote', lines }]
        let [due, vatLeft, left] = [totals.total, totals.vat, order.quantity]
        for (const part of parts) {
          const pieces = Math.min(part, left)
          if (pieces === 0) break
          const amount = priceOfPieces({ pieces: left, value: due }, pieces)
          if (amount === 0) continue
          const vat = calculateCreditVat({ amount, due, vatLeft })
          const [note, ...none] = creditLines(
            remainingLines(documents),
            { amount, vat, item: 1, pieces },
            nameReduction,
          )
          if (!note) throw new Error('No line.')
          expect(none).toEqual([])
          expect([note.gross, note.vat, note.net]).toEqual([amount, vat, amount - vat])
          expect(note.gross).toBe(note.unitPrice * note.quantity - note.discount)
          expect(note.discount).toBeGreaterThanOrEqual(0)
          documents.push({ kind: 'creditNote', lines: [note] })
          due -= amount
          vatLeft -= vat
          left -= pieces
          const [rest] = remainingLines(documents)
          expect(rest).toMatchObject({ gross: due, vat: vatLeft })
          expect(rest?.gross).toBe((rest?.unitPrice ?? 0) * (rest?.quantity ?? 0) - (rest?.discount ?? 0))
          expect(rest?.discount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('ZATCA-06 VAT rounded line by line is within the tolerance of BR-CO-17 for the most lines of an order', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 100 })
    fc.assert(
      fc.property(prices, (grosses) => {
        const { net, vat } = sumDocumentLines(grosses.map((gross, at) => line(at, gross, 1)))
        expect(Math.abs(vat - Math.round(net * 0.15))).toBeLessThan(100)
      }),
    )
  })
})
