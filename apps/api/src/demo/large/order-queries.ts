import { VAT_PERCENT } from '@warda/domain/vat'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'
import { DISTRICTS } from './people-queries.ts'

export type OrderCounts = { orders: number; products: number; shoppers: number; days: number; now: Date }

/**
 * Generates orders into `made_order` and `made_line`: evenly over the days until now, a tenth by branches, 3 % cancelled unpaid. Past orders
 * are delivered in their window, except a few that are late.
 */
export async function planOrders(trx: Transaction, counts: OrderCounts): Promise<void> {
  const { orders, products, shoppers, days, now } = counts
  await sql`create temp table made_line on commit drop as
    select distinct on (w.n, v.at) w.n, v.id as variant_id, v.product_id, v.category, v.title_en, v.title_ar, v.size, v.price, q.quantity, v.price * q.quantity as gross, 0::bigint as discount
    from (
      select n, i, floor(pg_temp.dice(n * 4 + i, 21) ^ 2.5 * ${products}::int)::int * 2 + case when pg_temp.dice(n * 4 + i, 22) < 0.65 then 0 else 1 end as at,
        n * 4 + i as seed
      from generate_series(1, ${orders}::bigint) n, generate_series(1, 3) i
      where i <= case when pg_temp.dice(n, 23) < 0.45 then 1 when pg_temp.dice(n, 23) < 0.8 then 2 else 3 end
    ) w join made_variant v on v.at = w.at, lateral (select 1 + floor(pg_temp.dice(w.seed, 24) ^ 3 * 4)::int as quantity) q
    order by w.n, v.at`.execute(trx)
  await sql`create temp table made_order on commit drop as
    with rolled as (
      select n, pg_temp.dice(n, 31) < 0.1 as business, ${now}::timestamptz - make_interval(secs => ((${orders}::int - n) * ${days}::float8 * 86400 / ${orders}::int)::numeric(20, 3)::float8 + 300) as placed_at,
        pg_temp.dice(n, 32) as kind, pg_temp.dice(n, 33) as fate, pg_temp.dice(n, 34) as wait, pg_temp.dice(n, 35) as slot_at, pg_temp.dice(n, 36) as who, pg_temp.dice(n, 37) as pays
      from generate_series(1, ${orders}::bigint) n
    ), dated as (
      select *, date_trunc('milliseconds', placed_at) as placed, ((placed_at + interval '20 hours') at time zone 'Asia/Riyadh')::date + floor(wait ^ 2 * 3)::int as delivery_date,
        9 + 2 * floor(slot_at * 5)::int as hour
      from rolled
    ), bought as (
      select d.n, d.placed as placed_at, d.kind, d.fate, d.pays, d.delivery_date, lpad(d.hour::text, 2, '0') || ':00-' || lpad((d.hour + 2)::text, 2, '0') || ':00' as slot,
        (d.delivery_date + make_interval(hours => d.hour)) at time zone 'Asia/Riyadh' as begins,
        coalesce(b.owner_id, s.id) as user_id, b.client_id, b.id as branch_id, b.address as branch_address, coalesce(b.owner, s.name) as name, coalesce(b.phone, s.phone) as phone,
        coalesce(b.fold, s.fold || ' ' || s.fold) as fold, coalesce(s.language, 'ar') as language,
        case when not d.business then case when d.kind < 0.7 then 'online' else 'cash' end when d.kind < 0.6 then 'monthly' when d.kind < 0.85 then 'postponed' else 'cash' end as terms
      from dated d
      left join made_branch b on d.business and b.at = floor(d.who * (select count(*) from made_branch))::int
      left join made_shopper s on not d.business and s.n = 1 + floor(d.who ^ 1.7 * ${shoppers}::int)::int
    ), decided as (
      select *, case
          when terms in ('online', 'cash') and fate < 0.03 and placed_at < ${now}::timestamptz - interval '1 hour' then 'cancelled'
          when begins + interval '2 hours' < ${now}::timestamptz then case
            when begins > ${now}::timestamptz - interval '2 days' and fate > 0.985 then case when fate > 0.992 then 'outForDelivery' else 'preparing' end
            when begins < ${now}::timestamptz - interval '4 days' then 'completed' else 'delivered' end
          when begins < ${now}::timestamptz then case when fate > 0.5 then 'outForDelivery' else 'ready' end
          when begins < ${now}::timestamptz + interval '8 hours' and fate > 0.8 then 'ready'
          else 'preparing' end as state
      from bought
    )
    select *, ('1a56e002-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
      case when state in ('delivered', 'completed') then date_trunc('milliseconds', begins + make_interval(mins => 10 + floor(pays * 100)::int)) end as delivered_at,
      case when state = 'cancelled' then placed_at + interval '30 minutes' end as cancelled_at,
      case when terms in ('online', 'cash') and client_id is null and pg_temp.dice(n, 38) < 0.04 then 1 + floor(pg_temp.dice(n, 39) * 50)::int end as coupon,
      2500 as fee, 0::bigint as subtotal, 0::bigint as discount, 0::bigint as vat, 0::bigint as total, null::timestamptz as paid_at, null::text as method, null::date as due_date, 0::bigint as number
    from decided`.execute(trx)
  await sumOrders(trx, now)
}

/** Computes discounts (rounded along the running sum), VAT per line and for the delivery, and payments. */
async function sumOrders(trx: Transaction, now: Date): Promise<void> {
  const first = await sql<
    Computed<{ first: number }>
  >`select coalesce(max(number), 10000) as first from orders`.execute(trx)
  await sql`create temp table priced_line on commit drop as
    select l.n, variant_id, product_id, category, title_en, title_ar, size, price, quantity, gross, d.discount, gross - d.discount - v.vat as net, v.vat
    from (
      select l.*, o.coupon, sum(gross) over w as sofar, sum(gross) over (partition by l.n) as subtotal, row_number() over w as at
      from made_line l join made_order o on o.n = l.n window w as (partition by l.n order by variant_id)
    ) l,
    lateral (select case when coupon is null then 0 else round(subtotal * (5 + coupon % 4 * 5) / 100.0) end as whole) c,
    lateral (select (round(c.whole * sofar / subtotal) - round(c.whole * (sofar - gross) / subtotal))::bigint as discount) d,
    lateral (select round((gross - d.discount) * ${VAT_PERCENT}::int / ${100 + VAT_PERCENT}::numeric)::bigint as vat) v`.execute(
    trx,
  )
  await sql`drop table made_line`.execute(trx)
  await sql`alter table priced_line rename to made_line`.execute(trx)
  await sql`analyze made_line`.execute(trx)
  await sql`create temp table summed on commit drop as
    with sums as (select n, sum(gross)::bigint as subtotal, sum(discount)::bigint as discount, sum(vat)::bigint as vat from made_line group by n)
    select o.n, o.placed_at, o.fate, o.pays, o.delivery_date, o.slot, o.user_id, o.client_id, o.branch_id, o.branch_address, o.name, o.phone, o.fold, o.language, o.terms, o.state, o.id,
      o.delivered_at, o.cancelled_at, o.coupon, o.fee, s.subtotal, s.discount, s.vat + round(o.fee * ${VAT_PERCENT}::int / ${100 + VAT_PERCENT}::numeric)::bigint as vat, s.subtotal - s.discount + o.fee as total,
      p.method, case when p.paid_at < ${now}::timestamptz then date_trunc('milliseconds', p.paid_at) end as paid_at,
      case when o.terms in ('monthly', 'postponed') then o.delivery_date + 30 end as due_date, ${first.rows[0]?.first ?? 10_000}::bigint + o.n as number
    from made_order o join sums s on s.n = o.n, lateral (
      select case o.terms when 'online' then 'gateway' when 'cash' then case when o.pays < 0.5 then 'cash' else 'card' end else 'transfer' end as method,
        case when o.state = 'cancelled' then null
          when o.terms = 'online' then o.placed_at + interval '2 minutes'
          when o.terms = 'cash' then case when o.pays < 0.996 then o.delivered_at + interval '1 minute' end
          when o.state in ('delivered', 'completed') and o.pays < 0.985 then o.delivered_at + make_interval(days => 22 + floor(o.fate * 12)::int) end as paid_at
    ) p`.execute(trx)
  await sql`drop table made_order`.execute(trx)
  await sql`alter table summed rename to made_order`.execute(trx)
  await sql`create unique index on made_order (n)`.execute(trx)
  await sql`analyze made_order`.execute(trx)
}

/** Orders with lines, events, slot bookings and coupon uses. */
export async function insertOrders(trx: Transaction, now: Date): Promise<void> {
  await sql`
    insert into coupon (code, percent, name, max_uses_per_user, created_at, uses, total_uses)
    select 'LARGE' || c, 5 + c % 4 * 5, 'Season ' || c, 1000, ${now}::timestamptz - make_interval(days => c),
      coalesce(u.uses, 0), coalesce(u.uses, 0)
    from generate_series(1, 50) c left join (select coupon, count(*)::int as uses from made_order where state <> 'cancelled' group by coupon) u on u.coupon = c
  `.execute(trx)
  await sql`
    insert into orders (id, number, user_id, client_id, branch_id, state, terms, postponed, agreed_at, language, recipient_name, recipient_phone, address_line, district, city,
      delivery_date, delivery_slot, coupon_code, subtotal, discount, redeemed, delivery_fee, vat, total, placed_at, cancelled_at, completed_at, delivered_at, search_text, payment_status)
    overriding system value
    select id, number, user_id, client_id, branch_id, state, terms, terms in ('monthly', 'postponed'),
      case when state <> 'cancelled' then case when terms = 'online' then paid_at else placed_at end end,
      language, name, phone, coalesce(branch_address, 'طريق الملك فهد ' || n % 400), (${DISTRICTS}::text[])[1 + n % 8], 'الرياض', delivery_date, slot,
      case when coupon is not null then 'LARGE' || coupon end, subtotal, discount, 0, fee, vat, total, placed_at, cancelled_at,
      case when state = 'completed' then delivered_at + interval '1 day' end, delivered_at,
      ' ' || number || ' ' || fold || ' ' || substring(phone from 2) || ' ' || substring(phone from 2) || ' ',
      case when state = 'cancelled' then null when paid_at is not null then 'paid' else 'unpaid' end
    from made_order order by n
  `.execute(trx)
  await sql`select setval(pg_get_serial_sequence('orders', 'number'), (select max(number) from orders))`.execute(trx)
  await sql`
    insert into order_line (order_id, variant_id, product_id, title_en, title_ar, size, quantity, unit_price, gross, discount, net, vat)
    select o.id, l.variant_id, l.product_id, l.title_en, l.title_ar, l.size, l.quantity, l.price, l.gross, l.discount, l.net, l.vat
    from made_line l join made_order o on o.n = l.n order by l.n
  `.execute(trx)
  await sql`
    insert into coupon_use (code, user_id, order_id, at)
    select 'LARGE' || coupon, user_id, id, placed_at from made_order where coupon is not null and state <> 'cancelled'
  `.execute(trx)
  await sql`
    insert into order_discount (order_id, target, code, title_en, title_ar, amount, terms)
    select o.id, 'goods', c.code, '', '', o.discount, c.terms
    from made_order o join (select code, get_discount_terms(code) as terms from coupon where code like 'LARGE%') c on c.code = 'LARGE' || o.coupon
    where o.discount > 0
  `.execute(trx)
  await sql`
    insert into order_event (order_id, seq, from_state, to_state, actor, request_id, at)
    select o.id, e.seq, coalesce(p.path[e.seq - 1], ''), e.to_state, case when e.seq = 1 then 'Shopper' when e.to_state = 'cancelled' then 'system' else 'ShippingEmployee' end, 'seed',
      case e.to_state when 'placed' then o.placed_at when 'preparing' then o.placed_at + interval '2 minutes' when 'cancelled' then o.cancelled_at
        when 'delivered' then o.delivered_at when 'completed' then o.delivered_at + interval '1 day' else o.placed_at + interval '2 hours' end
    from made_order o,
      lateral (select case o.state when 'cancelled' then '{placed,cancelled}'::text[] when 'preparing' then '{placed,preparing}' when 'ready' then '{placed,preparing,ready}'
        when 'outForDelivery' then '{placed,preparing,ready,outForDelivery}' when 'delivered' then '{placed,preparing,ready,outForDelivery,delivered}'
        else '{placed,preparing,outForDelivery,delivered,completed}' end as path) p,
      lateral unnest(p.path) with ordinality e (to_state, seq)
    order by o.n, e.seq
  `.execute(trx)
  await sql`
    insert into slot_booking (date, slot, taken) select delivery_date, slot, count(*)::int from made_order where state <> 'cancelled' group by 1, 2
    on conflict (date, slot) do update set taken = slot_booking.taken + excluded.taken
  `.execute(trx)
}
