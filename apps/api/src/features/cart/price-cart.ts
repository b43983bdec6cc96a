import { calculateSalePrice } from '@warda/domain/catalogue/sale-price'
import type { ClientId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { AppContext } from '../../context.ts'
import { readClientTerms } from '../client-terms/index.ts'
import type { LineRow } from './queries.ts'

/** A cart line with its unit price for the buyer, in halalas. */
export type PricedLine = LineRow & { unitPrice: Halalas }

/** Prices a cart at catalogue or client prices; the order is priced again when it is placed. */
export async function priceCart(
  { db }: AppContext,
  buyer: { clientId: ClientId },
  lines: readonly LineRow[],
): Promise<PricedLine[]> {
  const clientId = buyer.clientId > 0 ? buyer.clientId : null
  const variantIds = lines.map(({ variantId }) => variantId)
  const terms = await readClientTerms(db, clientId, variantIds)
  return lines.map((line) => {
    const catalogPrice = calculateSalePrice(line.price, line.discountPercent)
    return { ...line, unitPrice: terms.getPrice({ ...line, salePrice: catalogPrice }) }
  })
}
