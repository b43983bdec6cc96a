import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { findTypedBranches, parseBranchOrderLines } from './branch-order-lines.ts'

const one = (text: string) => {
  const [line] = parseBranchOrderLines(text)
  return line && [line.branch, line.sku, line.quantity, line.purchaseOrder, line.error]
}

describe('RUN-04 lines of orders for several branches', () => {
  it.each([
    ['Olaya, ROSE-12, 5', ['Olaya', 'ROSE-12', 5, '']],
    ['Olaya;ROSE-12;5;PO-7', ['Olaya', 'ROSE-12', 5, 'PO-7']],
    ['Olaya\tROSE-12\t5\tPO 7', ['Olaya', 'ROSE-12', 5, 'PO 7']],
    ['العليا، ROSE-12، ٥، ٤٥٠٠', ['العليا', 'ROSE-12', 5, '4500']],
    ['"Olaya, Riyadh","ROSE-12","5"', ['Olaya, Riyadh', 'ROSE-12', 5, '']],
    ['"The ""Rose"" Hotel",ROSE-12,5,', ['The "Rose" Hotel', 'ROSE-12', 5, '']],
    ['Olaya, Riyadh\tROSE-12\t5', ['Olaya, Riyadh', 'ROSE-12', 5, '']],
    ['"Olaya; Riyadh",ROSE-12,5', ['Olaya; Riyadh', 'ROSE-12', 5, '']],
    ['"Olaya\tRiyadh";ROSE-12;5', ['Olaya\tRiyadh', 'ROSE-12', 5, '']],
    ['Hotel "Rose",ROSE-12,5', ['Hotel "Rose"', 'ROSE-12', 5, '']],
    ['"Rose" Hotel,ROSE-12,5', ['"Rose" Hotel', 'ROSE-12', 5, '']],
    ['"Rose" and "Lily",ROSE-12,5', ['Rose" and "Lily', 'ROSE-12', 5, '']],
    ['Olaya,ROSE-12,5,"', ['Olaya', 'ROSE-12', 5, '"']],
    ['SKU,ROSE-12,5', ['SKU', 'ROSE-12', 5, '']],
    ['Olaya,sku-12,5', ['Olaya', 'sku-12', 5, '']],
    ['Olaya,my-sku,5', ['Olaya', 'my-sku', 5, '']],
    ['\uFEFFOlaya,ROSE-12,5', ['Olaya', 'ROSE-12', 5, '']],
    ['١٢,ROSE-12,999', ['١٢', 'ROSE-12', 999, '']],
    [`7,ROSE-12,5,${'9'.repeat(40)},,`, ['7', 'ROSE-12', 5, '9'.repeat(40)]],
  ])('RUN-04 parses %j', (text, cells) => {
    expect(one(text)).toEqual([...cells, null])
  })
  it.each([
    ['Olaya', 'quick.branch_line'],
    ['Olaya, ROSE-12', 'quick.branch_line'],
    [', ROSE-12, 5', 'quick.branch_line'],
    ['\tROSE-12\t5', 'quick.branch_line'],
    ['Olaya, ROSE-12, 5, PO-7, more', 'quick.branch_line'],
    ['Olaya, ورد, 5', 'quick.no_sku'],
    [`Olaya, ${'A'.repeat(41)}, 5`, 'quick.no_sku'],
    ['Olaya, ROSE-12, ', 'quick.bad_quantity'],
    ['Olaya, ROSE-12, 0', 'quick.bad_quantity'],
    ['Olaya, ROSE-12, 1000', 'quick.bad_quantity'],
    ['Olaya, ROSE-12, 1.5', 'quick.bad_quantity'],
    [`Olaya, ROSE-12, 1, ${'9'.repeat(41)}`, 'quick.purchase_order_long'],
  ])('RUN-04 gives the error of %j', (text, error) => {
    expect(one(text)?.[4]).toBe(error)
  })
  it('RUN-04 a refused line has the cells that were read before the error', () => {
    expect(one('Olaya, ROSE-12')).toEqual(['Olaya', '', 0, '', 'quick.branch_line'])
    expect(one('Olaya, ROSE-12, 0')).toEqual(['Olaya', 'ROSE-12', 0, '', 'quick.bad_quantity'])
    const long = one(`Olaya, ROSE-12, 1, ${'9'.repeat(41)}`)
    expect(long).toEqual(['Olaya', 'ROSE-12', 1, '', 'quick.purchase_order_long'])
  })
  it('RUN-04 skips header, empty lines and byte-order mark, and keeps line numbers', () => {
    const read = (text: string) => parseBranchOrderLines(text).map(({ line, branch }) => [line, branch])
    expect(read('\uFEFF"Branch","SKU","Quantity"\r\n\r\nOlaya,A-1,2\r\n,,\r\nMalaz,B-2,3\r\n')).toEqual([
      [3, 'Olaya'],
      [5, 'Malaz'],
    ])
    expect(read('الفرع\tالرمز\tالكمية\nOlaya\tA-1\t2')).toEqual([[2, 'Olaya']])
    expect(read('Olaya,A-1,2\nBranch,SKU,3')).toHaveLength(2)
  })
  it('RUN-04 marks the first line above the limit and reads no further', () => {
    const lines = parseBranchOrderLines('Olaya,A-1,1\n'.repeat(LIMITS.branchOrderLines + 5))
    expect(lines).toHaveLength(LIMITS.branchOrderLines + 1)
    expect(lines.at(-1)).toEqual({
      line: LIMITS.branchOrderLines + 1,
      text: 'Olaya,A-1,1',
      branch: '',
      sku: '',
      quantity: 0,
      purchaseOrder: '',
      error: 'quick.branch_lines_limit',
    })
    expect(lines.at(-2)?.error).toBeNull()
  })
  it('RUN-04 accepts any text, and every line without an error has branch, SKU and quantity', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        for (const line of parseBranchOrderLines(text).filter(({ error }) => error === null)) {
          expect([line.branch, line.sku]).not.toContain('')
          expect(line.quantity).toBeGreaterThanOrEqual(1)
          expect(line.quantity).toBeLessThanOrEqual(999)
        }
      }),
    )
  })
})

describe('RUN-04 the branch of a line', () => {
  const branches = [
    { id: 7, name: 'Olaya' },
    { id: 8, name: 'فرع الأندلس' },
    { id: 9, name: 'Malaz' },
    { id: 10, name: 'MALAZ' },
    { id: 11, name: '9' },
    { id: 12, name: '---' },
  ]
  it.each([
    ['olaya', [7]],
    ['٧', [7]],
    ['7', [7]],
    ['فرع الاندلس', [8]],
    ['فَرْع الأندلس', [8]],
    ['malaz', [9, 10]],
    ['9', [9, 11]],
    ['Olay', []],
    ['***', []],
    ['07', []],
    ['', []],
  ])('RUN-04 %j means the branches %j', (typed, ids) => {
    expect(findTypedBranches(branches, typed).map(({ id }) => id)).toEqual(ids)
  })
})
