import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

export type NewStockAlert = {
  variantId: number
  userId: string | null
  email: string
  emailFolded: string
  language: 'en' | 'ar'
  at: Date
}

/** Stores the alert of a sold-out size once per address. Whether the size is in stock; undefined when no published product has it. */
export async function insertAlert(db: Database, alert: NewStockAlert): Promise<boolean | undefined> {
  const { rows } = await sql<Computed<{ inStock: boolean }>>`
    with size as (
      select v.id, coalesce(s.on_hand, 0) > 0 as in_stock
      from variant v join product p on p.id = v.product_id left join stock s on s.variant_id = v.id
      where v.id = ${alert.variantId} and p.status = 'published'
    ), added as (
      insert into stock_alert (variant_id, user_id, email, email_folded, language, created_at)
      select id, ${alert.userId}::uuid, ${alert.email}, ${alert.emailFolded}, ${alert.language}, ${alert.at}::timestamptz from size where not in_stock
      on conflict (variant_id, email_folded) where notified_at is null
      do update set language = excluded.language, user_id = coalesce(excluded.user_id, stock_alert.user_id)
    )
    select in_stock as "inStock" from size
  `.execute(db)
  return rows[0]?.inStock
}

export type DueAlert = Columns<'stock_alert', 'id' | 'email' | 'language'> &
  Columns<'product', 'slug' | 'titleEn' | 'titleAr'> &
  Columns<'variant', 'size'> &
  Computed<{ productId: number }>

/** Marks alerts of sizes that are in stock as notified and returns them; another process skips the same rows. */
export async function claimDueAlerts(trx: Transaction, at: Date, limit: number): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    with due as (
      select a.id, a.variant_id from stock_alert a
      join stock s on s.variant_id = a.variant_id join variant v on v.id = a.variant_id join product p on p.id = v.product_id
      where a.notified_at is null and s.on_hand > 0 and p.status = 'published'
      order by a.created_at limit ${limit} for update of a skip locked
    )
    update stock_alert a set notified_at = ${at}
    from due join variant v on v.id = due.variant_id join product p on p.id = v.product_id
    where a.id = due.id
    returning a.id, a.email, a.language, p.slug, p.title_en as "titleEn", p.title_ar as "titleAr", v.size, p.id as "productId"
  `.execute(trx)
  return rows
}

/** Deletes all alerts of the address of an alert; false when there is no such alert. */
export async function deleteAddressAlerts(db: Database, alertId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from stock_alert where email_folded = (select email_folded from stock_alert where id = ${alertId}::uuid) returning id
  `.execute(db)
  return rows.length > 0
}
