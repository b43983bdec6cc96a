import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'

/** Inserts own options of the demo shop: a colour that its first two red bouquets also have, and a container that is no longer offered. */
export async function insertOwnOptions(trx: Transaction): Promise<void> {
  await sql`
    insert into colour (slug, name_en, name_ar, swatch, position) values ('burgundy', 'Burgundy', 'عنابي', '#7a2e4d', 11)
  `.execute(trx)
  await sql`
    update product set colours = array_append(colours, 'burgundy') where id in (
      select id from product where colours @> array['red'] and kind = 'bouquet' order by id limit 2)
  `.execute(trx)
  await sql`
    insert into container (slug, name_en, name_ar, position, archived_at) values ('wooden-crate', 'Wooden crate', 'صندوق خشبي', 12, now())
  `.execute(trx)
}
