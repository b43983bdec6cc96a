import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuickOrderLines } from './quick-order-lines.ts'

const one = (text: string) => {
  const [line] = parseQuickOrderLines(text)
  return line && [line.sku, line.quantity, line.error]
}

describe('quick order lines', () => {
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
    ['ROSE-12   5', 'ROSE-12', 5],
    ['ROSE-12×5', 'ROSE-12', 5],
    ['ROSE-12  ×  5', 'ROSE-12', 5],
    ['ROSE-12 *5', 'ROSE-12', 5],
    ['ROSE-12 * 5', 'ROSE-12', 5],
    ['ROSE-12, x, 5', 'ROSE-12', 5],
    ['ROSE-12, ×, 5', 'ROSE-12', 5],
    ['ROSE-12, *, 5', 'ROSE-12', 5],
    ['" ROSE-12 ","5"', 'ROSE-12', 5],
    ['x1y,5', 'x1y', 5],
    [`${'A'.repeat(40)},5`, 'A'.repeat(40), 5],
  ])('parses %j', (text, sku, quantity) => {
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
    ['=A,1', 'quick.no_sku'],
    ['A=,1', 'quick.no_sku'],
    ['RO"SE,1', 'quick.no_sku'],
    [`${'A'.repeat(41)},1`, 'quick.no_sku'],
    [',,', 'quick.no_sku'],
    ['x', 'quick.no_sku'],
    [', *', 'quick.no_sku'],
    ['ROSE-12 5x5', 'quick.bad_quantity'],
    ['ورد 3', 'quick.no_sku'],
  ])('gives the error of %j', (text, error) => {
    expect(one(text)?.[2]).toBe(error)
  })
  it('skips header, empty lines and byte-order mark, and keeps line numbers', () => {
    const lines = parseQuickOrderLines('\uFEFFsku,quantity\r\n\r\nA-1,2\r\nB-2,3\r\n')
    expect(lines.map(({ line, sku, quantity }) => [line, sku, quantity])).toEqual([
      [3, 'A-1', 2],
      [4, 'B-2', 3],
    ])
  })
  it('a refused line has no SKU or no quantity', () => {
    expect(parseQuickOrderLines('=A,5\nROSE-12 0')).toEqual([
      { line: 1, text: '=A,5', sku: '', quantity: 0, error: 'quick.no_sku' },
      { line: 2, text: 'ROSE-12 0', sku: 'ROSE-12', quantity: 0, error: 'quick.bad_quantity' },
    ])
    expect(parseQuickOrderLines('A 1\n'.repeat(101)).at(-1)).toEqual({
      line: 101,
      text: 'A 1',
      sku: '',
      quantity: 0,
      error: 'quick.too_many_lines',
    })
  })
  it('only the first line can be a header', () => {
    const skus = (text: string) => parseQuickOrderLines(text).map(({ sku }) => sku)
    expect(skus('"SKU" ;Quantity\nA-1 2')).toEqual(['A-1'])
    expect(skus('رمز,الكمية\nA-1 2')).toEqual(['A-1'])
    expect(skus('A-1 2\ncode,5')).toEqual(['A-1', 'code'])
    expect(skus('my-sku,5')).toEqual(['my-sku'])
    expect(skus('sku1,5')).toEqual(['sku1'])
    expect(skus('\nsku,5')).toEqual(['sku'])
  })
  it('marks the first line above the limit', () => {
    const lines = parseQuickOrderLines(Array.from({ length: 150 }, (_, n) => `A-${n} 1`).join('\n'))
    expect(lines).toHaveLength(101)
    expect(lines.at(-1)).toMatchObject({ line: 101, error: 'quick.too_many_lines' })
  })
  it('accepts any text, parses at most 100 lines, and every line without an error has a valid quantity', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        const lines = parseQuickOrderLines(text)
        expect(lines.length).toBeLessThanOrEqual(101)
        for (const line of lines.filter(({ error }) => error === null)) {
          expect(line.quantity).toBeGreaterThanOrEqual(1)
          expect(line.quantity).toBeLessThanOrEqual(999)
        }
      }),
    )
  })
})
