import type { BranchOrdersPreview } from '@warda/contract/quick-order'
import { toRiyals } from '@warda/domain/money'
import { describe, expect, it } from 'vitest'
import { getRemainingText, toBody } from './branch-present.ts'

const line = (number: number, text: string, problem: string | null = null) => ({
  line: number,
  text,
  sku: 'A',
  quntity: 2,
  name: 'Red roses',
  size: 'medium',
  variantId: 7,
  price: toRiyals(10),
  problem,
})
const branch = (branchId: number, lines: ReturnType<typeof line>[], changed: { canBePlaced?: boolean } = {}) => ({
  branchId,
  branchName: `Branch ${branchId}`,
  recipient: { fullName: 'Mona Ali', phoneNumber: '0551112233' },
  purchaseOrder: branchId === 1 ? 'PO-1' : null,
  lines,
  deliveryFee: toRiyals(25),
  total: toRiyals(45),
  problem: null,
  canBePlaced: true,
  ...changed,
})
const preview: BranchOrdersPreview = {
  branches: [
    branch(1, [line(1, 'One, A, 2')]),
    branch(2, [line(4, 'Two, A, 2'), line(2, 'Two, B, 2', 'Sold out.')], { canBePlaced: false }),
    branch(3, [line(5, 'Three, A, 2'), line(6, 'Three, A, 2')]),
  ],
  unmatched: [line(3, 'Nowhere, A, 2', 'Unknown.')],
  total: toRiyals(90),
  orders: 2,
}
const common = { deliveryDate: '2026-11-30', deliverySlot: '11:00-13:00', paymentTerms: 'cash' } as const

describe('RUN-04 orders for several branches', () => {
  it('RUN-04 orders what can be placed, at the shown totals', () => {
    const lines = [{ variantId: 7, quntity: 2 }]
    expect(toBody(preview, common)).toEqual({
      ...common,
      orders: [
        { branchId: 1, purchaseOrder: 'PO-1', expectedTotal: 45, lines },
        { branchId: 3, expectedTotal: 45, lines: [{ variantId: 7, quntity: 4 }] },
      ],
    })
  })
  it('RUN-04 keeps the lines of branches without an order, in the order of the text', () => {
    const order = { id: 'x', orderNumber: '1', total: toRiyals(45) }
    const results = [
      { branchId: 1, branchName: 'One', order, problem: null },
      { branchId: 3, branchName: 'Three', order: null, problem: 'Sold out.' },
    ]
    expect(getRemainingText(preview, { message: '', results })).toBe(
      'Two, B, 2\nNowhere, A, 2\nTwo, A, 2\nThree, A, 2\nThree, A, 2',
    )
  })
})
