import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import { clientPrice } from '@warda/domain/wholesale/client-price'
import type { Database } from '../../db/database.ts'
import { selectTerms } from './terms-queries.ts'

type Piece = { variantId: number; productId: number; quantity: number }

/** What a client pays and the least they may order; everybody else pays the catalogue's price and orders from one. */
export type ClientTerms = {
  /** What one piece costs of a line: `salePrice` is the catalogue's of now, halalas. */
  priceOf(line: { variantId: number; quantity: number; salePrice: Halalas }): Halalas
  /** Whether the lines reach the client's minimums, all sizes of a product together. */
  checkMinimums(lines: readonly Piece[]): Result<true, 'quantity.below_minimum'>
  minimumOf(productId: number): number
}

const EVERYBODY: ClientTerms = {
  priceOf: ({ salePrice }) => salePrice,
  checkMinimums: () => ok(true),
  minimumOf: () => 1,
}

/** The terms of a client (null: a retail buyer) for these variants. */
export async function clientTerms(
  db: Database,
  clientId: number | null,
  variantIds: readonly number[],
): Promise<ClientTerms> {
  const terms = clientId === null ? undefined : await selectTerms(db, clientId, variantIds)
  if (!terms) return EVERYBODY
  const { discountPercent } = terms
  const breaks = Map.groupBy(terms.prices, ({ variantId }) => variantId)
  const minimums = new Map(terms.minimums.map(({ productId, quantity }) => [productId, quantity]))
  return {
    priceOf: ({ variantId, quantity, salePrice }) =>
      clientPrice({ salePrice, quantity, discountPercent, breaks: breaks.get(variantId) ?? [] }),
    checkMinimums: (lines) => checkMinimums(lines, minimums),
    minimumOf: (productId) => minimums.get(productId) ?? 1,
  }
}

function checkMinimums(
  lines: readonly Piece[],
  minimums: ReadonlyMap<number, number>,
): Result<true, 'quantity.below_minimum'> {
  for (const [productId, own] of Map.groupBy(lines, (line) => line.productId)) {
    const least = minimums.get(productId) ?? 1
    if (own.reduce((sum, line) => sum + line.quantity, 0) < least)
      return refuse('quantity.below_minimum', { minimum: least })
  }
  return ok(true)
}
