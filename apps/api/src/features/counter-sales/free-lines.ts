import { LIMITS } from '@warda/domain/limits'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { CatalogueLine } from '../orders/index.ts'
import { createFreeVariants, type FreeVariant, findFreeVariants } from './queries.ts'

/** A line with a price that the employee enters; halalas for one piece, VAT included. */
export type FreeLine = { title: string; price: Halalas; quantity: number }

/**
 * Free-price lines as lines of the catalogue, so that they are priced, taxed, stored and credited like any other. Each takes a variant of a hidden
 * product, which is created with the first such line.
 */
export async function createFreeLines(
  context: AppContext,
  freeLines: readonly FreeLine[],
): Promise<Result<CatalogueLine[], 'counter_sale.no_category'>> {
  if (freeLines.length === 0) return ok([])
  const existing = await findFreeVariants(context.db)
  const variants = existing.length > 0 ? existing : await createVariants(context)
  if (variants.length < freeLines.length) return refuse('counter_sale.no_category', undefined, 'freeLines')
  return ok(freeLines.flatMap((line, at) => (variants[at] ? [toCatalogueLine(line, variants[at])] : [])))
}

/** Free-price lines of a quote, with negative ids because a quote writes nothing. */
export const quoteFreeLines = (freeLines: readonly FreeLine[]): CatalogueLine[] =>
  freeLines.map((line, at) => toCatalogueLine(line, { variantId: -at - 1, productId: -1, slug: '' }))

function toCatalogueLine({ title, price, quantity }: FreeLine, variant: FreeVariant): CatalogueLine {
  // The category of the hidden product does not count for discounts.
  const texts = { titleEn: title, titleAr: title, size: 'single' as const, categoryId: -1 }
  return { ...variant, ...texts, price, quantity, discountPercent: 0, published: true, onHand: quantity, picture: null }
}

async function createVariants(context: AppContext) {
  const at = new Date(context.clock.now())
  await inTransaction(context.db, (trx) => createFreeVariants(trx, LIMITS.freeLines, at))
  return findFreeVariants(context.db)
}
