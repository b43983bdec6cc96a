import { calculateSalePrice } from '@warda/domain/catalogue/sale-price'
import type { VariantId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { Database } from '../../db/database.ts'
import type { Actor } from '../../http/handler.ts'
import { readClientTerms } from '../client-terms/index.ts'

type Line = { variantId: VariantId; quantity: number; price: Halalas; discountPercent: number }

/** What the lines cost this buyer now, in halalas, without delivery. */
export async function getCurrentTotal(db: Database, actor: Actor, lines: readonly Line[]): Promise<Halalas> {
  const clientId = actor.clientId > 0 ? actor.clientId : null
  const terms = await readClientTerms(
    db,
    clientId,
    lines.map(({ variantId }) => variantId),
  )
  return lines.reduce((sum, { variantId, quantity, price, discountPercent }) => {
    const unitPrice = terms.getPrice({ variantId, quantity, salePrice: calculateSalePrice(price, discountPercent) })
    return sum + unitPrice * quantity
  }, 0)
}
