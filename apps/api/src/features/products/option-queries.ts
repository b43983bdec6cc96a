import type { ProductOptionKind } from '@warda/domain/catalogue/product-options'
import { type SqlBool, sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

/** Locks options against deletion and archiving; returns those that exist, with whether they are archived. */
export async function lockOptionsForUse(
  trx: Transaction,
  kind: ProductOptionKind,
  slugs: readonly string[],
): Promise<Map<string, boolean>> {
  if (slugs.length === 0) return new Map()
  const { rows } = await sql<Computed<{ slug: string; archived: boolean }>>`
    select slug, ${sql<SqlBool>`archived_at is not null`} as archived from ${sql.table(kind)}
    where slug = any(${sql.val([...slugs])}::text[]) order by slug for share
  `.execute(trx)
  return new Map(rows.map(({ slug, archived }) => [slug, archived]))
}

type OwnOptions = Record<ProductOptionKind, string[]>

/** The options that a stored product has. */
export async function selectOwnOptions(trx: Transaction, productId: number): Promise<OwnOptions | null> {
  const { rows } = await sql<Computed<OwnOptions>>`
    select p.colours as colour, p.occasions as occasion, array[p.container] as container,
      array(select v.size from variant v where v.product_id = p.id
        union select pp.size from product_picture pp where pp.product_id = p.id and pp.size is not null) as size
    from product p where p.id = ${productId}
  `.execute(trx)
  return rows[0] ?? null
}
