import type { CallInput } from '@warda/contract/call'
import type { BranchOrderResults, BranchOrdersPreview } from '@warda/contract/quick-order'

export type Body = CallInput<'placeBranchOrders'>['body']
export type Common = Pick<Body, 'deliveryDate' | 'deliverySlot' | 'paymentTerms' | 'recipient'>

/** The request that places the orders of a preview; those with a problem are left out. */
export const toBody = (preview: BranchOrdersPreview, common: Common): Body => ({
  ...common,
  orders: preview.branches
    .filter(({ canBePlaced }) => canBePlaced)
    .map(({ branchId, purchaseOrder, total, lines }) => ({
      branchId,
      ...(purchaseOrder === null ? {} : { purchaseOrder }),
      expectedTotal: total,
      lines: addUp(lines),
    })),
})

/** Lines in wire format; quantities of the same size are added up. */
const addUp = (lines: BranchOrdersPreview['branches'][number]['lines']): Body['orders'][number]['lines'] => {
  const quantities = new Map<number, number>()
  for (const { variantId, quntity } of lines)
    if (variantId) quantities.set(variantId, (quantities.get(variantId) ?? 0) + quntity)
  return [...quantities].map(([variantId, quntity]) => ({ variantId, quntity }))
}

/** The lines whose orders were not placed, so that the same list sent again orders nothing twice. */
export const getRemainingText = (preview: BranchOrdersPreview, { results }: BranchOrderResults): string => {
  const placed = new Set(results.filter(({ order }) => order !== null).map(({ branchId }) => branchId))
  const lines = preview.branches.filter(({ branchId }) => !placed.has(branchId)).flatMap((branch) => branch.lines)
  return [...lines, ...preview.unmatched]
    .toSorted((one, other) => one.line - other.line)
    .map(({ text }) => text)
    .join('\n')
}
