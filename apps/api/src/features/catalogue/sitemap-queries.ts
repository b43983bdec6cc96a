import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

type ListedRow = Columns<'product', 'slug' | 'updatedAt'> & Computed<{ pictures: { key: string; widths: number[] }[] }>

/** Published products without add-ons by id, with their pictures in their order. */
export async function selectListed(db: Database, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<ListedRow>`
    select p.slug, p.updated_at as "updatedAt", (
      select coalesce(json_agg(json_build_object('key', k.key, 'widths', k.widths) order by pp.position), '[]')
      from product_picture pp join picture k on k.key = pp.picture_key where pp.product_id = p.id) as pictures
    from product p where p.status = 'published' and p.kind = 'bouquet'
    order by p.id limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

/** The number of all of them. */
export async function countListed(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'published')
    .where('kind', '=', 'bouquet')
    .executeTakeFirstOrThrow()
  return Number(count)
}
