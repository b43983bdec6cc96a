import { normalizeEmail } from '@warda/domain/email'
import type { Language } from '@warda/domain/language'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { insertAlert } from './queries.ts'

type StockAlertInput = { variantId: number; email: string; userId: string | null; language: Language }

/** Stores an alert for a sold-out size. The answer does not reveal whether the address already has one. */
export async function addStockAlert(
  context: AppContext,
  input: StockAlertInput,
): Promise<Result<null, 'not_found' | 'stock_alert.in_stock'>> {
  const at = new Date(context.clock.now())
  const isInStock = await insertAlert(context.db, { ...input, emailFolded: normalizeEmail(input.email), at })
  if (isInStock === undefined) return refuse('not_found')
  return isInStock ? refuse('stock_alert.in_stock') : ok(null)
}
