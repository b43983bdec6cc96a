import type { ClientId, ProductId, VariantId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

export type TermsRow = Columns<'client', 'discountPercent'> &
  Computed<{
    prices: (Columns<'client_price', 'variantId' | 'fromQuantity' | 'price'> & { variantId: VariantId })[]
    minimums: (Columns<'client_minimum', 'productId' | 'quantity'> & { productId: ProductId })[]
  }>

/** A client's own prices (halalas) and minimum quantities of these variants; undefined without a client. */
export async function selectTerms(
  db: Database,
  clientId: ClientId,
  variantIds: readonly VariantId[],
): Promise<TermsRow | undefined> {
  const ids = [...variantIds]
  const { rows } = await sql<TermsRow>`
    select c.discount_percent as "discountPercent",
      (select coalesce(json_agg(json_build_object('variantId', p.variant_id, 'fromQuantity', p.from_quantity, 'price', p.price)), '[]'::json)
        from client_price p where p.client_id = c.id and p.variant_id = any(${ids}::int[])) as prices,
      (select coalesce(json_agg(json_build_object('productId', m.product_id, 'quantity', m.quantity)), '[]'::json)
        from client_minimum m
        where m.client_id = c.id and m.product_id in (select product_id from variant where id = any(${ids}::int[]))) as minimums
    from client c where c.id = ${clientId}
  `.execute(db)
  return rows[0]
}
