import type { OrderId, VariantId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { priceOfPieces } from '@warda/domain/orders/price-of-pieces'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { listCreditableLines } from './credit-queries.ts'

export type CreditedPiecesError = 'order.line_gone' | 'credit.too_many_pieces' | 'credit.above_pieces'

type CreditedLine = { amount: Halalas; variantId: VariantId | undefined; pieces: number | undefined }

/** Checks the line that a credit names: it exists, has that many pieces left, and they cost, after discounts, at least the amount. */
export async function checkCreditedLine(
  trx: Transaction,
  orderId: OrderId,
  { amount, variantId, pieces }: CreditedLine,
): Promise<Result<null, CreditedPiecesError>> {
  if (variantId === undefined) return pieces === undefined ? ok(null) : refuse('order.line_gone')
  const line = (await listCreditableLines(trx, orderId)).find((candidate) => candidate.variantId === variantId)
  if (!line) return refuse('order.line_gone')
  if (pieces === undefined) return ok(null)
  if (pieces > line.pieces) return refuse('credit.too_many_pieces', { count: line.pieces }, 'pieces')
  const most = priceOfPieces(line, pieces)
  return amount > most ? refuse('credit.above_pieces', { due: most }, 'amount') : ok(null)
}
