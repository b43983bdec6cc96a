import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitVat } from '../money.ts'
import { calculateOrderTotals } from '../orders/totals.ts'
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
      discountPercent: fc.integer({ min: 0, max: 100 }),
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
