import type { BranchId, OrderId, VariantId } from '@warda/domain/ids'
import { LIMITS } from '@warda/domain/limits'
import type { Halalas } from '@warda/domain/money'
import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { IdempotencyKey } from '../../db/idempotency.ts'
import type { Actor } from '../../http/handler.ts'
import { placeOrder } from '../orders/index.ts'
import { findOrderBranches, type OrderBranch } from './queries.ts'

export type BranchOrder = {
  branchId: BranchId
  purchaseOrder?: string | undefined
  /** The total of the preview. */
  expectedTotal: Halalas
  lines: readonly { variantId: VariantId; quantity: number }[]
}

/** What all orders of a request have in common. */
export type CommonOrder = {
  deliveryDate: string
  deliverySlot: string
  paymentTerms: PaymentTerms
  recipient?: { fullName: string; phoneNumber: string } | undefined
}

type Input = {
  caller: { actor: Actor; language: 'en' | 'ar'; requestId: string }
  idempotencyKey: IdempotencyKey | null
  common: CommonOrder
  orders: readonly BranchOrder[]
}

export type PlacedBranchOrder = { id: OrderId; number: number; total: Halalas }

export type BranchOrderResult = {
  branch: OrderBranch
  placed: Result<PlacedBranchOrder>
}

/**
 * Places one order for each branch, each in its own transaction and under its own idempotency key, so that a refused order does not prevent
 * the others and a repeated request places none twice. `branch.not_found` before the first order when a branch is not the client's, `invalid`
 * when a branch is named twice.
 */
export async function placeBranchOrders(
  context: AppContext,
  input: Input,
): Promise<Result<{ results: BranchOrderResult[]; replayed: boolean }>> {
  const { actor } = input.caller
  const found = await findOrderBranches(context.db, actor.clientId, actor.userId)
  const branches = new Map(found.map((branch) => [branch.id, branch]))
  if (input.orders.some(({ branchId }) => !branches.has(branchId)))
    return refuse('branch.not_found', undefined, 'orders')
  if (new Set(input.orders.map(({ branchId }) => branchId)).size < input.orders.length)
    return refuse('invalid', undefined, 'orders')
  const results: BranchOrderResult[] = []
  let replayed = true
  for (const order of input.orders) {
    const branch = branches.get(order.branchId)
    if (!branch) continue
    const placed = await placeForBranch(context, input, { branch, order })
    results.push({ branch, placed: placed.ok ? ok(placed.value.answer) : placed })
    replayed &&= placed.ok && placed.value.replayed
  }
  return ok({ results, replayed })
}

async function placeForBranch(
  context: AppContext,
  { caller, idempotencyKey, common, orders: _ }: Input,
  { branch, order }: { branch: OrderBranch; order: BranchOrder },
) {
  const lines = mergeLines(order.lines)
  if (lines.some(({ quantity }) => quantity > LIMITS.quantity.max)) return refuse('quick.bad_quantity')
  const request = {
    ...common,
    branchId: branch.id,
    recipient: common.recipient ?? { fullName: branch.recipientName, phoneNumber: branch.recipientPhone },
    purchaseOrder: order.purchaseOrder,
    expectedTotal: order.expectedTotal,
    hideSender: false,
  }
  const key = idempotencyKey && {
    ...idempotencyKey,
    key: `${idempotencyKey.key}:${branch.id}`,
    body: { common, order },
  }
  return placeOrder(
    context,
    { ...caller, request, idempotencyKey: key, lines },
    ({ id, number, total }): PlacedBranchOrder => ({ id, number, total }),
  )
}

/** Adds up the quantities of the same variant. */
function mergeLines(lines: BranchOrder['lines']): { variantId: VariantId; quantity: number }[] {
  const quantities = new Map<VariantId, number>()
  for (const { variantId, quantity } of lines) quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }))
}
