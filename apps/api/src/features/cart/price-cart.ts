import { salePrice } from '@warda/domain/catalogue/sale-price'
import type { Halalas } from '@warda/domain/money'
import type { AppContext } from '../../context.ts'
import { clientTerms } from '../client-terms/index.ts'
import type { LineRow } from './queries.ts'

/** A line with what a piece of it costs this buyer now. */
export type PricedLine = LineRow & { unitPrice: Halalas }

/** A cart at its buyer's prices: the catalogue's, or those agreed with the client. What is paid is settled when it is ordered. */
export async function priceCart(
  { db }: AppContext,
  buyer: { clientId: number },
  lines: readonly LineRow[],
): Promise<PricedLine[]> {
  const clientId = buyer.clientId > 0 ? buyer.clientId : null
  const variantIds = lines.map(({ variantId }) => variantId)
  const terms = await clientTerms(db, clientId, variantIds)
  return lines.map((line) => {
    const listed = salePrice(line.price, line.discountPercent)
    return { ...line, unitPrice: terms.priceOf({ ...line, salePrice: listed }) }
  })
}
