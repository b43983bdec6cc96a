import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import { checkEdit } from './admin-actions.ts'
import type { OrderState } from './order-states.ts'

/** How long the buyer can answer a change that costs more, in ms. */
const ANSWER_MS = 24 * 3_600_000

/** The answer deadline of a change that is requested now; both in ms since the epoch. */
export const getAnswerDeadline = (nowMs: number): number => nowMs + ANSWER_MS

/** A line of an order with its share of the reductions; `net + vat` is what the buyer pays for it, in halalas. */
export type ItemLine = {
  variantId: number
  quantity: number
  unitPrice: Halalas
  discount: Halalas
  net: Halalas
  vat: Halalas
}

export type ItemChangeState = 'waiting' | 'applied' | 'declined' | 'withdrawn' | 'replaced'

/** The status of a change now: a waiting one ends at its answer deadline, and when the order leaves the shop or is cancelled. */
export function getItemChangeStatus(change: {
  state: ItemChangeState
  answerUntilMs: number | null
  orderState: OrderState
  nowMs: number
}): ItemChangeState | 'ended' {
  if (change.state !== 'waiting') return change.state
  const isInTime = change.nowMs < (change.answerUntilMs ?? 0)
  return isInTime && checkEdit(change.orderState).ok ? 'waiting' : 'ended'
}

type ChangeableOrder = {
  state: OrderState
  total: Halalas
  waitsForApproval: boolean
  /** A line was taken off, or an amount of the goods was credited. */
  hasDeductions: boolean
}

export type CheckItemChangeError =
  | 'order.cancelled'
  | 'order.already_left'
  | 'item_change.waits_for_approval'
  | 'item_change.has_deductions'
  | 'item_change.free_order'

/** Whether the items of an order can be changed: before dispatch, and while every line still has its price. */
export function checkItemChange(order: ChangeableOrder): Result<true, CheckItemChangeError> {
  const editable = checkEdit(order.state)
  if (!editable.ok) return editable
  if (order.waitsForApproval) return refuse('item_change.waits_for_approval')
  if (order.hasDeductions) return refuse('item_change.has_deductions')
  return order.total === 0 ? refuse('item_change.free_order') : ok(true)
}

/** Whether an order keeps its coupon after a change: when its goods reach the minimum of the coupon. */
export const keepsCoupon = (subtotal: Halalas, minSubtotal: Halalas | null): boolean =>
  minSubtotal === null || subtotal >= minSubtotal

/** Redeemed points keep their value, so the goods after the coupon cannot be worth less; amounts in halalas. */
export const checkRedeemed = (goods: Halalas, redeemed: Halalas): Result<true, 'item_change.points_above_goods'> =>
  goods >= redeemed ? ok(true) : refuse('item_change.points_above_goods', { amount: redeemed }, 'lines')

/** The pieces of each variant that a change takes from the stock and returns to it. */
export function compareStock(
  before: readonly Pick<ItemLine, 'variantId' | 'quantity'>[],
  after: readonly Pick<ItemLine, 'variantId' | 'quantity'>[],
): { taken: { variantId: number; quantity: number }[]; returned: { variantId: number; quantity: number }[] } {
  const differences = new Map<number, number>()
  for (const { variantId, quantity } of after) differences.set(variantId, quantity)
  for (const { variantId, quantity } of before) differences.set(variantId, (differences.get(variantId) ?? 0) - quantity)
  const sorted = [...differences].toSorted(([left], [right]) => left - right)
  return {
    taken: sorted.filter(([, pieces]) => pieces > 0).map(([variantId, quantity]) => ({ variantId, quantity })),
    returned: sorted
      .filter(([, pieces]) => pieces < 0)
      .map(([variantId, pieces]) => ({ variantId, quantity: -pieces })),
  }
}

/** The lines that the credit note (`removed`) and the debit note (`added`) of a change name: lines that differ and cost something. */
export function listCorrectedLines<Line extends ItemLine>(
  before: readonly Line[],
  after: readonly Line[],
): { removed: Line[]; added: Line[] } {
  const differ = (line: Line, others: readonly Line[]): boolean =>
    line.net + line.vat > 0 && !others.some((other) => isSame(line, other))
  return {
    removed: before.filter((line) => differ(line, after)),
    added: after.filter((line) => differ(line, before)),
  }
}

const isSame = (left: ItemLine, right: ItemLine): boolean =>
  left.variantId === right.variantId &&
  left.quantity === right.quantity &&
  left.unitPrice === right.unitPrice &&
  left.discount === right.discount &&
  left.net === right.net &&
  left.vat === right.vat

/** The overpaid amount (`back`) and the outstanding amount after a change, in halalas. */
export function settleItemChange(
  order: { due: Halalas; outstanding: Halalas },
  difference: Halalas,
): { back: Halalas; outstanding: Halalas } {
  const outstanding = order.outstanding + difference
  return { back: Math.max(0, -outstanding), outstanding: Math.max(0, outstanding) }
}
