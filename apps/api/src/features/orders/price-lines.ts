import { salePrice } from '@warda/domain/catalogue/sale-price'
import type { Database } from '../../db/database.ts'
import { type ClientTerms, clientTerms } from '../client-terms/index.ts'
import type { BasketLine, CatalogueLine } from './place-queries.ts'

/** A cart at this buyer's prices: the catalogue's of now, or a client's own; `clientId` null is a retail buyer. */
export async function priceLines(
  db: Database,
  clientId: number | null,
  lines: readonly CatalogueLine[],
): Promise<{ basket: BasketLine[]; terms: ClientTerms }> {
  const variantIds = lines.map(({ variantId }) => variantId)
  const terms = await clientTerms(db, clientId, variantIds)
  const basket = lines.map((line) => {
    const listed = salePrice(line.price, line.discountPercent)
    return { ...line, unitPrice: terms.priceOf({ ...line, salePrice: listed }) }
  })
  return { basket, terms }
}
