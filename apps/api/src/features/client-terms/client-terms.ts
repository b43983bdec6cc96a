import { explainPrice, type PriceSource } from '@warda/domain/client-terms/client-price'
import type { ClientId, ProductId, VariantId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Database } from '../../db/database.ts'
import { selectTerms } from './queries.ts'

type Priceable = { variantId: VariantId; quantity: number; salePrice: Halalas }
type Line = { variantId: VariantId; productId: ProductId; quantity: number }

/** Prices and minimum quantities of a client; other buyers pay the catalogue price and have a minimum of one. */
export type ClientTerms = {
  /** Unit price of a line, in halalas; `salePrice` is the current catalogue price. */
  getPrice(line: Priceable): Halalas
  /** The rule that sets the unit price. */
  getPriceSource(line: Priceable): PriceSource
  /** Checks the client's minimums; all sizes of a product count together. */
  checkMinimums(lines: readonly Line[]): Result<true, 'quantity.below_minimum'>
  /** Finds products below their minimum quantity. */
  belowMinimum(lines: readonly Line[]): { productId: ProductId; minimum: number }[]
  getMinimum(productId: ProductId): number
}

const DEFAULT_TERMS: ClientTerms = {
  getPrice: ({ salePrice }) => salePrice,
  getPriceSource: () => ({ from: 'catalogue' }),
  checkMinimums: () => ok(true),
  belowMinimum: () => [],
  getMinimum: () => 1,
}

/** Loads the terms of a client for the variants; null is a retail buyer. */
export async function readClientTerms(
  db: Database,
  clientId: ClientId | null,
  variantIds: readonly VariantId[],
): Promise<ClientTerms> {
  const terms = clientId === null ? undefined : await selectTerms(db, clientId, variantIds)
  if (!terms) return DEFAULT_TERMS
  const { discountPercent } = terms
  const breaks = Map.groupBy(terms.prices, ({ variantId }) => variantId)
  const minimums = new Map(terms.minimums.map(({ productId, quantity }) => [productId, quantity]))
  const explain = ({ variantId, quantity, salePrice }: Priceable) =>
    explainPrice({ salePrice, quantity, discountPercent, breaks: breaks.get(variantId) ?? [] })
  return {
    getPrice: (line) => explain(line).price,
    getPriceSource: (line) => explain(line).source,
    checkMinimums: (lines) => {
      const [first] = belowMinimum(lines, minimums)
      return first ? refuse('quantity.below_minimum', { minimum: first.minimum }) : ok(true)
    },
    belowMinimum: (lines) => belowMinimum(lines, minimums),
    getMinimum: (productId) => minimums.get(productId) ?? 1,
  }
}

function belowMinimum(
  lines: readonly Line[],
  minimums: ReadonlyMap<number, number>,
): { productId: ProductId; minimum: number }[] {
  return [...Map.groupBy(lines, (line) => line.productId)].flatMap(([productId, productLines]) => {
    const minimum = minimums.get(productId) ?? 1
    return productLines.reduce((sum, line) => sum + line.quantity, 0) < minimum ? [{ productId, minimum }] : []
  })
}
