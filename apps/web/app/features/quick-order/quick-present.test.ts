import { toRiyals } from '@warda/domain/money'
import { describe, expect, it } from 'vitest'
import { appendText, normalizeFileText, orderable } from './quick-present.ts'

const line = (number: number, sku: string, quantity: number, problem: string | null = null) => ({
  line: number,
  text: `${sku} ${quantity}`,
  sku,
  quantity,
  name: 'Red roses',
  size: 'medium',
  price: toRiyals(10),
  problem,
})

describe('quick order', () => {
  it('takes lines without problems and adds up equal SKUs', () => {
    expect(orderable([line(1, 'A', 2), line(2, 'B', 1, 'Sold out.'), line(3, 'A', 3), line(4, 'C', 1)])).toEqual([
      { sku: 'A', quntity: 5 },
      { sku: 'C', quntity: 1 },
    ])
  })
  it('reads a spreadsheet file and appends it to the text', () => {
    expect(normalizeFileText('\uFEFFsku,quantity\nA,2\n')).toBe('sku,quantity\nA,2')
    expect([appendText('', 'A 2'), appendText('B 1\n', 'A 2')]).toEqual(['A 2', 'B 1\nA 2'])
  })
})
