import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Orders per statement, within the statement timeout. */
const BATCH_SIZE = 4_000

/** Generates orders in bulk: of 1,000, 980 are completed, 12 in preparation and 8 out for delivery; every tenth is assigned to the driver. */
export async function generateOrders(db: Database, count: number, driverId: string): Promise<void> {
  await sql`
    insert into app_user (role, full_name, email, email_folded, phone, password_hash)
    select 'Shopper', 'Buyer ' || n, 'buyer' || n || '@many.example', 'buyer' || n || '@many.example', '05600' || lpad(n::text, 5, '0'), '-'
    from generate_series(1, 5000) n
  `.execute(db)
  for (let from = 1; from <= count; from += BATCH_SIZE) {
    await sql`
      insert into orders (user_id, state, terms, agreed_at, language, recipient_name, recipient_phone, address_line, city, delivery_date,
        delivery_slot, subtotal, discount, redeemed, delivery_fee, vat, total, placed_at, delivered_at, assigned_to)
      select u.id, case when n % 1000 < 980 then 'completed' when n % 1000 < 992 then 'preparing' else 'outForDelivery' end, 'cash',
        now(), 'ar', 'Recipient ' || n, '05500' || lpad(n::text, 5, '0'), 'Street ' || n, 'Riyadh', date '2026-01-01' + n % 365,
        '11:00-13:00', 10000, 0, 0, 2500, 1630, 12500, now() - make_interval(mins => n),
        case when n % 1000 < 980 then now() - make_interval(mins => n) end, case when n % 10 = 0 then ${driverId}::uuid end
      from generate_series(${from}::int, ${Math.min(from + BATCH_SIZE - 1, count)}::int) n
      join app_user u on u.email_folded = 'buyer' || (1 + n % 5000) || '@many.example' and u.deleted_at is null
    `.execute(db)
  }
  await sql`vacuum analyze orders`.execute(db)
}
