import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuickOrderLines } from './quick-order-lines.ts'

const one = (text: string) => {
  const [line] = parseQuickOrderLines(text)
  return line && [line.sku, line.quantity, line.fault]
}

describe('lines of a quick order', () => {
  it.each([
    ['ROSE-12 5', 'ROSE-12', 5],
    ['ROSE-12,5', 'ROSE-12', 5],
    ['ROSE-12;5', 'ROSE-12', 5],
    ['ROSE-12\t5', 'ROSE-12', 5],
    ['"ROSE-12","5"', 'ROSE-12', 5],
    ['ROSE-12 x 5', 'ROSE-12', 5],
    ['ROSE-12 × ٥', 'ROSE-12', 5],
    ['ROSE-12', 'ROSE-12', 1],
    ['  ROSE-12 ,  12  ', 'ROSE-12', 12],
  ])('reads %j', (text, sku, quantity) => {
    expect(one(text)).toEqual([sku, quantity, null])
  })
  it.each([
    ['ROSE-12 0', 'quick.bad_quantity'],
    ['ROSE-12 1000', 'quick.bad_quantity'],
    ['ROSE-12 -1', 'quick.bad_quantity'],
    ['ROSE-12 1.5', 'quick.bad_quantity'],
    ['ROSE-12 two', 'quick.bad_quantity'],
    ['ROSE-12 1 2', 'quick.bad_quantity'],
    ['=cmd() 1', 'quick.no_sku'],
    ['ورد 3', 'quick.no_sku'],
  ])('says what is wrong with %j', (text, fault) => {
    expect(one(text)?.[2]).toBe(fault)
  })
  it('passes over a header, empty lines and the mark of a file, and keeps the numbers of lines', () => {
    const lines = parseQuickOrderLines('\uFEFFsku,quantity\r\n\r\nA-1,2\r\nB-2,3\r\n')
    expect(lines.map(({ line, sku, quantity }) => [line, sku, quantity])).toEqual([
      [3, 'A-1', 2],
      [4, 'B-2', 3],
    ])
  })
  it('says where it stopped reading', () => {
    const lines = parseQuickOrderLines(Array.from({ length: 150 }, (_, n) => `A-${n} 1`).join('\n'))
    expect(lines).toHaveLength(101)
    expect(lines.at(-1)).toMatchObject({ line: 101, fault: 'quick.too_many_lines' })
  })
  it('takes any text, at most a hundred lines, and every line without a fault can be ordered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        const lines = parseQuickOrderLines(text)
        expect(lines.length).toBeLessThanOrEqual(101)
        for (const line of lines.filter(({ fault }) => fault === null)) {
          expect(line.quantity).toBeGreaterThanOrEqual(1)
          expect(line.quantity).toBeLessThanOrEqual(999)
        }
      }),
    )
  })
})
