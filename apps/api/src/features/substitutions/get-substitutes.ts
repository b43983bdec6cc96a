import type { OrderId, VariantId } from '@warda/domain/ids'
import { findLine } from '@warda/domain/orders/substitution'
import { ok, type Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { findLines, findSubstitutes, type Substitute } from './queries.ts'

const LIMIT = 12

/** Products that can replace a line of an order. */
export async function getSubstitutes(
  context: AppContext,
  { orderId, variantId }: { orderId: OrderId; variantId: VariantId },
): Promise<Result<Substitute[], 'order.line_gone'>> {
  const line = findLine(await findLines(context.db, orderId), variantId)
  if (!line.ok) return line
  const { unitPrice, quantity } = line.value
  return ok(await findSubstitutes(context.db, { orderId, variantId, unitPrice, quantity, limit: LIMIT }))
}
