import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** A line of an order; `value` is what the buyer pays for it after discounts, in halalas. */
export type OrderLine = { variantId: number; quantity: number; unitPrice: Halalas; value: Halalas; isRemoved: boolean }

type LineError = 'order.line_gone'

/** The line with this variant that was not taken off. */
export function findLine(lines: readonly OrderLine[], variantId: number): Result<OrderLine, LineError> {
  const line = lines.find((candidate) => candidate.variantId === variantId && !candidate.isRemoved)
  return line ? ok(line) : refuse('order.line_gone')
}

/** Whether a line can be taken off; the last one cannot, because the order is cancelled instead. */
export function checkRemoval(
  lines: readonly OrderLine[],
  variantId: number,
): Result<OrderLine, LineError | 'order.last_line'> {
  const line = findLine(lines, variantId)
  if (!line.ok) return line
  return lines.filter(({ isRemoved }) => !isRemoved).length > 1 ? line : refuse('order.last_line')
}

/**
 * Whether a product can replace a line: it is not in the order yet, its stock suffices, and it is worth at least what the buyer agreed to
 * (decisions §12 and AGREE-18: similar of equal value). The price of the line stays.
 */
export function checkReplacement(
  lines: readonly OrderLine[],
  variantId: number,
  substitute: { variantId: number; price: Halalas; onHand: number; published: boolean },
): Result<
  OrderLine,
  LineError | 'order.substitute_in_order' | 'order.substitute_unavailable' | 'order.substitute_cheaper'
> {
  const line = findLine(lines, variantId)
  if (!line.ok) return line
  if (lines.some((other) => other.variantId === substitute.variantId)) return refuse('order.substitute_in_order')
  if (!substitute.published || substitute.onHand < line.value.quantity) return refuse('order.substitute_unavailable')
  if (substitute.price < line.value.unitPrice)
    return refuse('order.substitute_cheaper', { value: line.value.unitPrice })
  return line
}
