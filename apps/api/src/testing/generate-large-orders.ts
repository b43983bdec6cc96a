import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Orders per statement. */
const BATCH_SIZE = 50_000
const ORDERS_PER_BUYER = 5
const CLIENTS = 300

/**
 * Generates orders for measurements, one per minute back from `until`, with buyers, clients, postings and history. The distribution is skewed:
 * one name has a fifth of the buyers and one client a sixth of the orders; a week of orders is open, some are late, some unpaid. Triggers are
 * disabled, because they would take an hour, and their results are written directly. Needs an empty shop and a superuser.
 */
export async function generateLargeOrders(db: Database, count: number, until: Date): Promise<void> {
  await db.connection().execute(async (connection) => {
    const run = (query: RawBuilder<unknown>) => query.execute(connection)
    await run(sql`set statement_timeout = 0`)
    await run(sql`set session_replication_role = replica`)
    // Creating these indexes afterwards is much faster than updating them row by row.
    await run(sql`drop index orders_search, app_user_search`)
    await run(names)
    await run(buyers(Math.max(50, Math.ceil(count / ORDERS_PER_BUYER)), until))
    for (const part of clients) await run(part)
    for (let from = 1; from <= count; from += BATCH_SIZE)
      await run(orders(from, Math.min(from + BATCH_SIZE - 1, count), until))
    for (const part of postings) await run(part)
    await run(sql`create index orders_search on orders using gin (search_text gin_trgm_ops)`)
    await run(sql`create index app_user_search on app_user using gin (search_text gin_trgm_ops)
      where deleted_at is null and role in ('Shopper', 'Customer', 'BranchManager')`)
    await run(sql`drop table large_name, large_buyer, large_client`)
    await run(sql`set session_replication_role = origin`)
    for (const table of FILLED_TABLES) await run(sql`vacuum analyze ${sql.table(table)}`)
    await run(sql`reset statement_timeout`)
  })
}

const FILLED_TABLES = [
  'orders',
  'app_user',
  'client',
  'branch',
  'ledger_transaction',
  'ledger_entry',
  'order_event',
  'outstanding_order',
]

const FIRST =
  'محمد Mohammed نورة Noura عبدالله Abdullah سارة Sara فهد Fahad ريم Reem خالد Khalid هند Hind سلطان Layla يوسف Yousef لمى Dana'
const LAST =
  'القحطاني Alqahtani العتيبي Alotaibi الحربي Alharbi الشهري Alshehri الدوسري Aldosari الغامدي Alghamdi المطيري Almutairi الزهراني Smith'

/** 5,000 names: every fifth has the most common first name, every seventh has a rare part. */
const names = sql`
  create temp table large_name as
  select n, name, warda_fold(name) as folded from (
    select n, split_part(${sql.lit(FIRST)}, ' ', case when n % 5 = 0 then 1 else 1 + n % 22 end) || ' ' ||
      split_part(${sql.lit(LAST)}, ' ', 1 + n / 22 % 17) || case when n % 7 = 3 then ' ' || substr(md5(n::text), 1, 7) else '' end as name
    from generate_series(0, 4999) s (n)
  ) made
`

const buyers = (count: number, until: Date) => sql`
  with made as (
    insert into app_user (role, full_name, email, email_folded, phone, phone_e164, password_hash, created_at, search_text)
    select 'Shopper', name, 'large' || b || '@large.example', 'large' || b || '@large.example', '05' || digits, '+9665' || digits, '-',
      ${until}::timestamptz - make_interval(mins => b * ${ORDERS_PER_BUYER}), ' ' || folded || ' large' || b || '@large.example 5' || digits || ' '
    from generate_series(1, ${count}::int) s (b)
    join large_name on n = b * 7 % 5000
    cross join lateral (select lpad((b * 7919::bigint % 100000000)::text, 8, '0') as digits) d
    returning id, created_at, search_text, phone, full_name
  )
  select row_number() over (order by created_at desc) as n, * into temp table large_buyer from made
`

const clients = [
  sql`create unique index on large_buyer (n)`,
  sql`
    with made as (
      insert into client (organization_name) select 'Large Company ' || c from generate_series(1, ${CLIENTS}::int) s (c) returning id, organization_name
    ), branches as (
      insert into branch (client_id, name, address) select id, 'Branch of ' || id, 'Olaya Street ' || id from made returning id, client_id
    )
    select row_number() over (order by made.id) - 1 as n, made.id, branches.id as branch_id, warda_fold(organization_name || ' Branch of ' || made.id) as folded
    into temp table large_client from made join branches on branches.client_id = made.id
  `,
]

const orders = (from: number, to: number, until: Date) => sql`
  insert into orders (user_id, client_id, branch_id, state, terms, postponed, agreed_at, language, recipient_name, recipient_phone, address_line, city,
    delivery_date, delivery_slot, subtotal, discount, redeemed, delivery_fee, vat, total, placed_at, delivered_at, completed_at, cancelled_at, payment_status,
    search_text, number) overriding system value
  select b.id, c.id, c.branch_id, state, case when c.id is null then 'cash' else 'postponed' end, c.id is not null, case when state <> 'placed' then at end, 'ar',
    r.name, '05' || digits, 'Street ' || i, 'Riyadh', day, slot, 10000, 0, 0, 2500, 1630, 12500, at, case when state in ('delivered', 'completed') then at + interval '1 day' end,
    case when state = 'completed' then at + interval '2 days' end, case when state = 'cancelled' then at end, payment_status,
    ' ' || number || ' ' || concat_ws(' ', own.folded, r.folded, c.folded) || ' ' || phone_digits(b.phone) || ' 5' || digits || ' ', number
  from generate_series(${from}::int, ${to}::int) s (i)
  join large_buyer b on b.n = 1 + i::bigint * 7919 % (select max(n) from large_buyer)
  join large_name own on own.n = b.n * 7 % 5000
  join large_name r on r.n = i::bigint * 31 % 5000
  left join large_client c on c.n = case when i % 6 = 0 then 0 when i % 23 = 0 then i % ${CLIENTS}::int end
  cross join lateral (
    select ${until}::timestamptz - make_interval(mins => i) as at, lpad((i * 7907::bigint % 100000000)::text, 8, '0') as digits, 10000 + i as number,
      case when i % 20 = 7 then 'cancelled' when i <= 8000 then (array['placed', 'preparing', 'preparing', 'ready', 'outForDelivery', 'delivered'])[1 + i % 6]
        when i % 400 = 1 then 'outForDelivery' else 'completed' end as state,
      (array['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00'])[1 + i % 4] as slot
  ) a
  cross join lateral (
    select (at at time zone 'Asia/Riyadh')::date + 1 + i % 3 as day,
      case when state = 'cancelled' then null when state = 'placed' or i % 40 = 2 then 'unpaid' when i % 70 = 3 then 'partlyPaid' else 'paid' end as payment_status
  ) d
`

const postings = [
  sql`insert into ledger_transaction (kind, order_id, user_id, idempotency_key, actor, request_id, at)
    select 'sale', id, user_id, 'sale:' || id, 'Shopper', 'large', placed_at from orders where state <> 'cancelled'`,
  sql`insert into ledger_transaction (kind, order_id, user_id, idempotency_key, actor, request_id, at)
    select 'manualPayment', id, user_id, 'large:' || id, 'ShippingEmployee', 'large', placed_at from orders where payment_status in ('paid', 'partlyPaid')`,
  sql`insert into ledger_entry (transaction_id, account, order_id, user_id, amount)
    select t.id, account, t.order_id, t.user_id, case when o.payment_status = 'partlyPaid' and t.kind <> 'sale' then amount / 2 else amount end
    from ledger_transaction t join orders o on o.id = t.order_id
    join (values ('sale', 'receivable', 12500), ('sale', 'sales', -10870), ('sale', 'vat', -1630),
      ('manualPayment', 'cash', 12500), ('manualPayment', 'receivable', -12500)) as side (kind, account, amount) on side.kind = t.kind`,
  sql`insert into outstanding_order select order_id, sum(amount) from ledger_entry where account = 'receivable' group by order_id having sum(amount) <> 0`,
  sql`insert into order_event (order_id, seq, from_state, to_state, actor, request_id, at) select id, 1, '', 'placed', 'Shopper', 'large', placed_at from orders`,
  sql`select setval(pg_get_serial_sequence('orders', 'number'), (select max(number) from orders))`,
]
