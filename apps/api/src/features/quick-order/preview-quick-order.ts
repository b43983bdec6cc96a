import { calculateSalePrice } from '@warda/domain/catalogue/sale-price'
import type { ClientId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { parseQuickOrderLines, type QuickOrderLine } from '@warda/domain/quick-order/quick-order-lines'
import type { AppContext } from '../../context.ts'
import { type ClientTerms, readClientTerms } from '../client-terms/index.ts'
import { findBySku, type SkuRow } from './queries.ts'

type LineError =
  | NonNullable<QuickOrderLine['error']>
  | 'quick.unknown_sku'
  | 'stock.out'
  | 'stock.short'
  | 'quantity.below_minimum'

/** A parsed line with its variant, its unit price for the client in halalas, and the reason if it cannot be ordered. */
export type PreviewLine = QuickOrderLine & {
  found: SkuRow | null
  price: Halalas | null
  problem: { code: LineError; values?: Record<string, number> } | null
}

/** Parses and checks a quick order without writing. */
export async function previewQuickOrder(
  context: AppContext,
  input: { clientId: ClientId | null; text: string },
): Promise<PreviewLine[]> {
  const lines = parseQuickOrderLines(input.text)
  const found = await findBySku(
    context.db,
    lines.map(({ sku }) => sku),
  )
  const bySku = new Map(found.map((row) => [row.sku.toLowerCase(), row]))
  const terms = await readClientTerms(
    context.db,
    input.clientId,
    found.map(({ variantId }) => variantId),
  )
  // Lines with the same SKU are ordered together, so prices and stock use the sum.
  const sums = new Map<string, number>()
  for (const { sku, quantity } of lines) sums.set(sku.toLowerCase(), (sums.get(sku.toLowerCase()) ?? 0) + quantity)
  return lines.map((line) => previewLine(line, bySku.get(line.sku.toLowerCase()), sums, terms))
}

function previewLine(
  line: QuickOrderLine,
  row: SkuRow | undefined,
  sums: ReadonlyMap<string, number>,
  terms: ClientTerms,
): PreviewLine {
  if (line.error) return { ...line, found: null, price: null, problem: { code: line.error } }
  if (!row) return { ...line, found: null, price: null, problem: { code: 'quick.unknown_sku' } }
  const quantity = sums.get(line.sku.toLowerCase()) ?? line.quantity
  const catalogPrice = calculateSalePrice(row.price, row.discountPercent)
  const price = terms.getPrice({ variantId: row.variantId, quantity, salePrice: catalogPrice })
  return { ...line, found: row, price, problem: findProblem(row, quantity, terms) }
}

function findProblem(row: SkuRow, quantity: number, terms: ClientTerms): PreviewLine['problem'] {
  if (row.onHand === 0) return { code: 'stock.out' }
  if (row.onHand < quantity) return { code: 'stock.short', values: { available: row.onHand } }
  const minimum = terms.getMinimum(row.productId)
  return quantity < minimum ? { code: 'quantity.below_minimum', values: { minimum } } : null
}
