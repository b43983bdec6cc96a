import { explainPrice, type PriceSource } from '@warda/domain/client-terms/client-price'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Database } from '../../db/database.ts'
import { selectTerms } from './queries.ts'

type Priceable = { variantId: number; quantity: number; salePrice: Halalas }
type Piece = { variantId: number; productId: number; quantity: number }

/** What a client pays and the least they may order; everybody else pays the catalogue's price and orders from one. */
export type ClientTerms = {
  /** What one piece costs of a line: `salePrice` is the catalogue's of now, halalas. */
  priceOf(line: Priceable): Halalas
  /** Why it costs that. */
  sourceOf(line: Priceable): PriceSource
  /** Whether the lines reach the client's minimums, all sizes of a product together. */
  checkMinimums(lines: readonly Piece[]): Result<true, 'quantity.below_minimum'>
  /** The products of which less is ordered than agreed, with what was. */
  belowMinimum(lines: readonly Piece[]): { productId: number; minimum: number }[]
  minimumOf(productId: number): number
}

const EVERYBODY: ClientTerms = {
  priceOf: ({ salePrice }) => salePrice,
  sourceOf: () => ({ from: 'catalogue' }),
  checkMinimums: () => ok(true),
  belowMinimum: () => [],
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
  const explain = ({ variantId, quantity, salePrice }: Priceable) =>
    explainPrice({ salePrice, quantity, discountPercent, breaks: breaks.get(variantId) ?? [] })
  return {
    priceOf: (line) => explain(line).price,
    sourceOf: (line) => explain(line).source,
    checkMinimums: (lines) => {
      const [first] = belowMinimum(lines, minimums)
      return first ? refuse('quantity.below_minimum', { minimum: first.minimum }) : ok(true)
    },
    belowMinimum: (lines) => belowMinimum(lines, minimums),
    minimumOf: (productId) => minimums.get(productId) ?? 1,
  }
}

function belowMinimum(
  lines: readonly Piece[],
  minimums: ReadonlyMap<number, number>,
): { productId: number; minimum: number }[] {
  return [...Map.groupBy(lines, (line) => line.productId)].flatMap(([productId, own]) => {
    const minimum = minimums.get(productId) ?? 1
    return own.reduce((sum, line) => sum + line.quantity, 0) < minimum ? [{ productId, minimum }] : []
  })
}
