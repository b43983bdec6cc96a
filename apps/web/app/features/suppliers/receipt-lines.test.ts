import { describe, expect, it } from 'vitest'
import { createLine, createLines, toReceipt } from './receipt-lines.ts'

const rose = { id: 7, name: 'Rose', unit: 'stem' as const, shelfDays: 5 }

describe('lines of a delivery', () => {
  it('DESK-03 begin with what is missing of the order and the use-by date of the shelf life', () => {
    const line = { materialId: 7, name: 'Rose', unit: 'stem' as const, shelfDays: 5, quantity: 50, received: 20 }
    const order = { lines: [line, { ...line, materialId: 8, received: 50 }] } as Parameters<typeof createLines>[0]
    expect(createLines(order, '2026-11-29')).toMatchObject([{ materialId: 7, quantity: '30', useBy: '2026-12-04' }])
    expect(createLine({ ...rose, shelfDays: null }, '2026-11-29').useBy).toBe('')
  })
  it('DESK-03 are sent with Arabic digits as numbers, and without a price when it is unknown', () => {
    const line = createLine(rose, '2026-11-29', '٢٥')
    expect(toReceipt([line, { ...line, cost: '62.50', code: ' A1 ', useBy: '' }])).toEqual([
      { materialId: 7, quantity: 25, useBy: '2026-12-04' },
      { materialId: 7, quantity: 25, cost: '62.50', code: ' A1 ', useBy: null },
    ])
  })
  it.each([[{ quantity: '' }], [{ quantity: '0' }], [{ quantity: '2.5' }], [{ cost: 'free' }], [{ cost: '-3' }]])(
    'DESK-03 %o is not sent',
    (changed) => {
      expect(toReceipt([{ ...createLine(rose, '2026-11-29', '3'), ...changed }])).toBeNull()
      expect(toReceipt([])).toBeNull()
    },
  )
})
