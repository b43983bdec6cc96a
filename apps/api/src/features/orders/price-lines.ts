import { calculateSalePrice } from '@warda/domain/catalogue/sale-price'
import type { ClientId, VariantId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { Database } from '../../db/database.ts'
import { type ClientTerms, readClientTerms } from '../client-terms/index.ts'
import type { BasketLine, CatalogueLine } from './place-queries.ts'

/** Prices lines for a buyer: catalogue prices, or the client's; `clientId` null is a retail buyer. A line with an agreed price keeps it. */
export async function priceLines(
  db: Database,
  clientId: ClientId | null,
  lines: readonly CatalogueLine[],
  agreedPrices?: ReadonlyMap<VariantId, Halalas>,
): Promise<{ basket: BasketLine[]; terms: ClientTerms }> {
  const variantIds = lines.map(({ variantId }) => variantId)
  const terms = await readClientTerms(db, clientId, variantIds)
  const basket = lines.map((line) => {
    const listed = calculateSalePrice(line.price, line.discountPercent)
    const agreed = agreedPrices?.get(line.variantId)
    return { ...line, unitPrice: agreed ?? terms.getPrice({ ...line, salePrice: listed }) }
  })
  return { basket, terms }
}
