import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Columns } from '../../db/row.ts'

type ShortLink = Columns<'short_link', 'kind' | 'audience'> & { orderId: OrderId }

/** Stores the hash of a short link; a new one of the same kind and person replaces it. */
export async function saveShortLink(db: Database, codeHash: Buffer, link: ShortLink): Promise<void> {
  await sql`
    insert into short_link (code_hash, kind, audience, order_id) values (${codeHash}, ${link.kind}, ${link.audience}, ${link.orderId})
    on conflict (order_id, kind, audience) do update set code_hash = excluded.code_hash where short_link.code_hash <> excluded.code_hash
  `.execute(db)
}

export async function findShortLink(
  db: Database,
  codeHash: Buffer,
): Promise<(ShortLink & Columns<'orders', 'number' | 'recipientPhone'>) | undefined> {
  const { rows } = await sql<ShortLink & Columns<'orders', 'number' | 'recipientPhone'>>`
    select l.kind, l.audience, l.order_id as "orderId", o.number, o.recipient_phone as "recipientPhone"
    from short_link l join orders o on o.id = l.order_id where l.code_hash = ${codeHash}
  `.execute(db)
  return rows[0]
}
