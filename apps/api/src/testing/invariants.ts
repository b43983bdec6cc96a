import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { LEDGER_INVARIANTS } from '../features/ledger/index.ts'

/** An order whose failed delivery was resolved by store credit: its flowers are not returned to stock (decision 10). */
const GIVEN_UP = `exists (select from delivery_failure f where f.order_id = o.id and f.choice = 'credit')`

/** Invariants of the database: each query finds the rows that violate it. */
const INVARIANTS: Record<string, string> = {
  ...Object.fromEntries(Object.values(LEDGER_INVARIANTS).map(({ title, query }) => [title, query])),
  'I3 P4 open debts never exceed the outstanding amount of their order': `
    select d.order_id from debt_balance d join order_money m on m.order_id = d.order_id
    group by d.order_id, m.outstanding having sum(d.remaining) > m.outstanding`,
  'I10 I13 a debt is the sum of its settlements and its remaining amount, and each settlement has a matching posting': `
    select id from debt_balance where remaining not between 0 and original
    union all select s.debt_id from debt_settlement s join debt d on d.id = s.debt_id join ledger_transaction t on t.id = s.transaction_id
      where t.order_id <> d.order_id or (s.kind = 'payment') <> (t.kind in ('payment', 'manualPayment', 'creditPayment'))`,
  'I10 a posting settles at most as much debt as it reduces the receivable': `
    select s.transaction_id from debt_settlement s where s.transaction_id is not null group by s.transaction_id
    having sum(s.amount) > (select -sum(e.amount) from ledger_entry e where e.transaction_id = s.transaction_id and e.account = 'receivable')`,
  'a refund of a gateway is booked once, and never above what was captured': `
    select r.order_id from refund_payout r where (r.gateway_state = 'refunded') is distinct from exists (
      select from ledger_transaction t where t.kind = 'gatewayRefund' and t.idempotency_key = 'gatewayRefund:' || r.id) and r.gateway is not null
    union all select p.order_id from refund_payout r join payment p on p.gateway = r.gateway and p.tr_number = r.tr_number
    group by p.id having sum(r.amount) > p.amount`,
  'ADMIN-02 the payment status of an order matches the ledger': `
    select id from orders where payment_status is distinct from order_payment_status(id)`,
  'I5 all amounts are whole halalas': `
    select table_name, column_name from information_schema.columns
    where table_schema in ('public', 'sandbox_gateway') and data_type in ('numeric', 'real', 'money', 'double precision')
      and column_name not in ('latitude', 'longitude', 'rating', 'focus_x', 'focus_y')`,
  'I6 the totals of an order are the sums of its lines': `
    select o.id from orders o join (
      select order_id, sum(gross) as gross, sum(discount) as discount, sum(net + vat) as rest, sum(vat) as vat,
        bool_and(gross = unit_price * quantity and net + vat = gross - discount and discount between 0 and gross) as whole
      from order_line group by order_id
    ) l on l.order_id = o.id
    where not l.whole or l.gross <> o.subtotal or l.discount <> o.discount + o.redeemed or l.rest + o.delivery_fee <> o.total or l.vat > o.vat`,
  'DESK-02 the difference of an applied change is posted once, and a change that was not applied has no posting': `
    select i.id from item_change i
    left join lateral (select sum(e.amount) filter (where e.account = 'receivable') as amount, sum(e.amount) filter (where e.account = 'vat') as vat
      from ledger_entry e where e.transaction_id = i.transaction_id) e on true
    where case when i.state = 'applied'
      then coalesce(e.amount, 0) <> (i.after ->> 'total')::int8 - (i.before ->> 'total')::int8
        or coalesce(-e.vat, 0) <> (i.after ->> 'vat')::int8 - (i.before ->> 'vat')::int8
      else i.transaction_id is not null or i.refunded > 0 end`,
  'I8 a gateway transaction is one payment with the order and amount of its attempt': `
    select p.id from payment p join payment_attempt a on a.id = p.attempt_id
    where a.order_id <> p.order_id
      or a.amount <> p.amount and not exists (select from payment_discrepancy d where d.attempt_id = a.id and d.captured = p.amount) or a.tr_number <> p.tr_number or a.state <> 'captured'
    union all select a.id from payment_attempt a where a.state = 'captured' and a.gift_card_id is null
      and not exists (select 1 from payment p where p.attempt_id = a.id)`,
  'DESK-09 a captured payment of a gift card was posted once, and a paid gift card has one of its amount': `
    select a.id from payment_attempt a where a.state = 'captured' and a.gift_card_id is not null
      and not exists (select 1 from ledger_transaction t where t.idempotency_key = 'payment:' || a.gateway || ':' || a.tr_number)
    union all select g.id from gift_card g where (g.state <> 'unpaid') <> (1 = (
      select count(*) from payment_attempt a join ledger_transaction t on t.idempotency_key = 'payment:' || a.gateway || ':' || a.tr_number
      where a.gift_card_id = g.id and a.amount = g.amount and t.kind = 'giftCardSale'))`,
  'a payment of several orders is the sum of its shares': `
    select p.id from payment p join payment_share s on s.attempt_id = p.attempt_id group by p.id
    having sum(coalesce(s.applied, 0)) <> p.applied or sum(s.amount) <> p.amount`,
  'I12 I24 a cancelled order keeps no payment except the delivery fee after a failed delivery': `
    select o.id from orders o join order_money m on m.order_id = o.id
    where o.state = 'cancelled' and (m.paid <> m.due or m.paid > case when ${GIVEN_UP} then o.delivery_fee - (
      select coalesce(sum(c.amount), 0) from order_credit c join ledger_transaction t on t.id = c.transaction_id
      where c.order_id = o.id and starts_with(t.idempotency_key, 'fee:')) else 0 end)`,
  'I15 on hand = Σ stock moves, never negative': `
    select s.variant_id from stock s
    where s.on_hand < 0 or s.on_hand <> (select coalesce(sum(change), 0) from stock_move m where m.variant_id = s.variant_id)`,
  'I16 units on hand and in active orders equal the units stocked': `
    select s.variant_id from stock s
    where s.on_hand + (select coalesce(sum(l.quantity), 0) from order_line l join orders o on o.id = l.order_id where l.variant_id = s.variant_id and l.removed_at is null and (o.state <> 'cancelled' or ${GIVEN_UP}))
      <> (select coalesce(sum(change), 0) from stock_move m where m.variant_id = s.variant_id and m.reason not in ('order', 'order-returned'))`,
  'I17 I18 I19 the stock of each line was taken once, and returned once if and only if its order is cancelled': `
    select l.order_id, l.variant_id from order_line l join orders o on o.id = l.order_id
    left join stock_move m on m.order_id = l.order_id and m.variant_id = l.variant_id
    cross join lateral (select o.state = 'cancelled' and not ${GIVEN_UP.replace('o.id', 'l.order_id')} as returned,
      exists (select from order_change a where a.order_id = o.id and a.kind in ('substitute', 'items')) as replaced) s
    where l.removed_at is null
    group by l.order_id, l.variant_id, l.quantity, s.returned, s.replaced
    -- A replaced variant can replace another one later.
    having case when s.replaced then coalesce(sum(m.change), 0) <> case when s.returned then 0 else -l.quantity end
      else count(*) filter (where m.reason = 'order' and m.change = -l.quantity) <> 1
        or count(*) filter (where m.reason = 'order-returned' and m.change = l.quantity) <> s.returned::int
        or count(*) > 2 end`,
  'DESK-03 the stock of a material = Σ movements, its batches have what is left, and its value is theirs': `
    select m.id from material m
    cross join lateral (select coalesce(sum(change), 0) as moved from material_movement v where v.material_id = m.id) v
    cross join lateral (select coalesce(sum(quantity_left), 0) as quantity, coalesce(sum(cost_left), 0) as cost from material_batch b where b.material_id = m.id) b
    where m.on_hand <> v.moved or b.quantity <> greatest(m.on_hand, 0) or m.value <> b.cost`,
  'DESK-03 no order has more materials returned than used': `
    select order_id from material_movement where order_id is not null group by order_id, material_id, variant_id having sum(change) > 0`,
  'I21 the events of an order form a path that ends in its state': `
    select e.order_id from (
      select order_id, seq, from_state, to_state, lag(to_state, 1, '') over w as came, lead(to_state) over w as next, row_number() over w as n
      from order_event window w as (partition by order_id order by seq)
    ) e join orders o on o.id = e.order_id
    where e.from_state <> e.came or e.seq <> e.n or (e.next is null and e.to_state <> o.state)
    union all select id from orders o where not exists (select 1 from order_event e where e.order_id = o.id)`,
  'I23 cancelled and completed exclude each other': `
    select order_id from order_event where to_state in ('cancelled', 'completed') group by order_id having count(*) > 1`,
  'I28 the branch of an order belongs to its client': `
    select o.id from orders o join branch b on b.id = o.branch_id where b.client_id is distinct from o.client_id`,
  'P13 a branch has at most one active manager, of its client; a deleted manager has no login': `
    select m.branch_id::text from branch_manager m where m.deleted_at is null group by 1 having count(*) > 1
    union all select m.id::text from branch_manager m join app_user u on u.id = m.user_id join branch b on b.id = m.branch_id
      where u.role <> 'BranchManager' or u.client_id is distinct from b.client_id or (u.deleted_at is null) <> (m.deleted_at is null)
    union all select s.id::text from session s join app_user u on u.id = s.user_id where u.deleted_at is not null and s.revoked_at is null`,
  'I55 the documents of a client that are in use are not deleted, and all others are': `
    select f.id from private_file f where f.client_id is not null and (f.deleted_at is null) <> (
      exists (select 1 from client c where f.id in (c.register_copy, c.owner_identity, c.tax_letter))
      or exists (select 1 from branch_manager m where m.identity_file = f.id and m.deleted_at is null))`,
  'an order of a standing order belongs to one date and to its client': `
    select o.id from orders o join standing_order s on s.id = o.standing_order_id where o.client_id is distinct from s.client_id
      or (select count(*) from standing_order_run r where r.standing_order_id = o.standing_order_id and r.order_id = o.id) <> 1
    union all select r.order_id from standing_order_run r join orders o on o.id = r.order_id
      where o.standing_order_id is distinct from r.standing_order_id or r.problem is not null`,
  'an order that awaits approval is neither processed nor paid, and a rejected one is cancelled': `
    select o.id from orders o left join order_money m on m.order_id = o.id
    where (o.approval = 'waiting' and (o.state not in ('placed', 'cancelled') or o.agreed_at is not null or coalesce(m.paid, 0) <> 0))
      or (o.approval = 'refused' and o.state <> 'cancelled')
      or (o.approval in ('approved', 'refused')) <> (o.approved_by is not null)`,
  'I30 loyalty points are never negative': `
    select user_id from loyalty_entry group by user_id having sum(points) < 0`,
  'I31 I34 an order earns, redeems and returns points at most once': `
    select order_id from loyalty_entry where order_id is not null and kind <> 'reverse' group by order_id, kind having count(*) > 1
    union all select order_id from loyalty_entry where kind in ('earn', 'reverse') group by order_id having sum(points) < 0
    union all select o.id from orders o where o.points_redeemed <> coalesce((select -points from loyalty_entry e where e.order_id = o.id and e.kind = 'redeem'), 0)
    union all select o.id from orders o where o.state = 'cancelled'
      and o.points_redeemed <> coalesce((select points from loyalty_entry e where e.order_id = o.id and e.kind = 'return'), 0)`,
  'BIZ-02 exactly the completed and paid orders have earned points': `
    select o.id from orders o join order_money m on m.order_id = o.id
    where o.state = 'completed' and m.outstanding = 0 and m.due >= 10000
      and not exists (select 1 from loyalty_entry e where e.order_id = o.id and e.kind = 'earn')
    union all select e.order_id from loyalty_entry e join orders o on o.id = e.order_id join order_money m on m.order_id = o.id
      where e.kind = 'earn' and (o.state <> 'completed' or m.outstanding > 0)`,
  'an unresolved failed delivery belongs to an order out for delivery, and store credit cancels the order': `
    select f.order_id from delivery_failure f join orders o on o.id = f.order_id
    where (f.choice is null and o.state <> 'outForDelivery') or (f.choice = 'credit' and o.state <> 'cancelled')`,
  'I35 DESK-09 a welcome code is used by one active order, and an order discounts what its discounts are and what staff gave': `
    select o.id from orders o left join order_discount d on d.order_id = o.id and d.target = 'goods'
      left join order_override v on v.order_id = o.id and v.kind = 'discount'
    where o.discount <> coalesce(d.amount, 0) + coalesce(v.new_value::int8 - v.old_value::int8, 0)
    union all select o.id from orders o join order_discount d on d.order_id = o.id and d.target = 'goods'
      join coupon c on c.code = d.code and c.kind = 'percent' and c.max_discount is null and not c.is_for_chosen_goods
    where d.amount <> round(o.subtotal * c.percent / 100.0)
    union all select o.id from orders o join order_discount d on d.order_id = o.id join coupon c on c.code = d.code
    where d.amount > coalesce(c.amount, c.max_discount, d.amount) or (c.kind = 'freeDelivery') <> (d.target = 'delivery')
    union all select o.id from orders o where o.coupon_code is not null
      and not exists (select 1 from order_discount d where d.order_id = o.id and d.code = o.coupon_code)
    union all select o.id from orders o
    where (select coalesce(array_agg(u.code order by u.code), '{}') from coupon_use u where u.order_id = o.id)
      <> (select coalesce(array_agg(d.code order by d.code), '{}') from order_discount d where d.order_id = o.id and o.state <> 'cancelled')
    union all select min(o.id::text)::uuid from orders o join order_discount d on d.order_id = o.id
      join coupon c on c.code = d.code and c.first_order_only and c.user_id is not null
      where o.state <> 'cancelled' group by o.user_id having count(*) > 1`,
  'ADMIN-01 the use count of a code is its number of active orders': `
    select c.code from coupon c where c.uses <> (select count(*) from coupon_use u where u.code = c.code) or c.uses > c.total_uses`,
  'I36 points were never redeemed before they were earned': `
    select user_id from (select user_id, sum(points) over (partition by user_id order by id) as balance from loyalty_entry) e where balance < 0`,
  'the booking count of a slot is its number of active orders': `
    select b.date, b.slot from slot_booking b
    where b.taken <> (select count(*) from orders o where o.delivery_date = b.date and o.delivery_slot = b.slot and o.state <> 'cancelled')`,
  'an order has at most one open payment attempt, and a cancelled one has none': `
    select a.order_id from payment_attempt a join orders o on o.id = a.order_id where a.state in ('created', 'pending')
    group by a.order_id, o.state having count(*) > 1 or o.state = 'cancelled'`,
  'I45 each event has sent one mail to the buyer, and none to a walk-in': `
    with buyer_order as (select o.* from orders o join app_user u on u.id = o.user_id where not u.is_walk_in)
    select o.id from buyer_order o where not exists (select 1 from mail m where m.dedupe_key = 'order-placed:' || o.id)
    union all select o.id from buyer_order o
      where (o.state = 'cancelled') <> exists (select 1 from mail m where m.dedupe_key = 'order-cancelled:' || o.id)
    union all select o.id from buyer_order o join order_money m on m.order_id = o.id
      cross join lateral (select exists (select 1 from mail x where x.dedupe_key = 'order-paid:' || o.id) as told) x
      where case when o.state = 'cancelled' then false when m.outstanding > 0 then x.told and not exists (select from ledger_transaction t where t.idempotency_key like 'fee:' || o.id || ':%' or t.idempotency_key like 'items:' || o.id || ':%')
        else m.paid > 0 and not x.told end
    union all select o.id from orders o join app_user u on u.id = o.user_id join mail m on m.to_address = u.email where u.is_walk_in`,
  // Documents are ordered by counter, because clocks of different processes may differ (I67).
  'I26 I27 one invoice an order; numbers and the chain run from 1 without a gap, each document linked to the one before': `
    select order_id::text from invoice where corrects is null and invoice_is_current(invoice) group by order_id having count(*) > 1
    union all select s.series from invoice_series s left join lateral (
      select count(*) as n, count(distinct number) as numbers, coalesce(max(substring(number from '\\d+')::int8), 0) as highest, coalesce(max(counter), 0) as counter
      from invoice i where s.series = 'chain' or s.series = case when i.corrects is null then 'invoice' else i.kind end
    ) i on true where s.last <> i.n or i.numbers <> i.n or case when s.series = 'chain' then i.counter else i.highest end <> i.n
    union all select i.number from invoice i join lateral (
      select b.hash from invoice b where b.tax_unit_id is not distinct from i.tax_unit_id and b.counter < i.counter order by b.counter desc limit 1
    ) b on true where i.previous_hash <> b.hash`,
  'ZATCA-05 the chain of every unit runs from 1 without a gap, and each of its documents is submitted once': `
    select u.id::text from tax_unit u join lateral (
      select count(*) as n, coalesce(max(unit_counter), 0) as highest, (array_agg(hash order by unit_counter desc))[1] as hash from invoice where tax_unit_id = u.id
    ) i on true where u.counter <> i.n or i.highest <> i.n or u.previous_hash <> coalesce(i.hash, u.previous_hash)
    union all select i.number from invoice i left join tax_submission s on s.invoice_id = i.id where i.tax_unit_id is distinct from s.unit_id`,
  'invoices and debit notes less credit notes equal the ledger for an order whose documents are all issued': `
    select o.id::text from orders o join order_money m on m.order_id = o.id
    join lateral (select sum(case when kind = 'creditNote' then -total else total end) as total, sum(case when kind = 'creditNote' then -vat else vat end) as vat
      from invoice i where i.order_id = o.id and invoice_is_current(i)) i on i.total is not null
    where not exists (select 1 from order_credit c where c.order_id = o.id and not exists (select 1 from invoice n where n.credit_id = c.id))
      and not exists (select 1 from order_adjustment a where a.order_id = o.id and not exists (select 1 from invoice n where n.adjustment_id = a.id)
        and not exists (select 1 from adjustment_without_note w where w.adjustment_id = a.id))
      and (i.total <> m.due or i.vat <> (select coalesce(-sum(e.amount), 0) from ledger_entry e where e.order_id = o.id and e.account = 'vat'))`,
  'ADMIN-05 revenue shares add up exactly to each posting, and an active order counts once': `
    select coalesce(l.transaction_id, r.transaction_id)::text from (
      select transaction_id, -sum(amount) as amount, -sum(amount) filter (where account = 'vat') as vat from ledger_entry
      where account in ('sales', 'vat') and order_id is not null group by transaction_id
    ) l full join (select transaction_id, sum(amount) as amount, sum(vat) as vat from revenue_share group by transaction_id) r using (transaction_id)
    where coalesce(l.amount, 0) <> coalesce(r.amount, 0) or coalesce(l.vat, 0) <> coalesce(r.vat, 0)
    union all select t.order_id::text from revenue_share r join ledger_transaction t on t.id = r.transaction_id group by t.order_id
      having sum(r.counted) filter (where r.lead) not in (0, 1)`,
  'ADMIN-05 an active free order counts once with revenue zero': `
    select o.id::text from orders o left join lateral (
      select coalesce(sum(r.counted) filter (where r.lead), 0) as stands, coalesce(sum(abs(r.amount) + abs(r.vat)), 0) as amount
      from ledger_transaction t join revenue_share r on r.transaction_id = t.id where t.order_id = o.id
    ) f on true
    where o.total = 0 and (f.amount <> 0 or f.stands <> case when o.state = 'cancelled' then 0 else 1 end)`,
  'ADMIN-05 the aggregated revenue of a day equals the sum of its shares': `
    select coalesce(d.day, s.day)::text from (select * from revenue_day where orders <> 0 or leads <> 0 or amount <> 0 or vat <> 0) d full join (
      select day, part, coalesce(branch_id, 0) as branch, sum(counted) as orders, coalesce(sum(counted) filter (where lead), 0) as leads,
        sum(amount) as amount, sum(vat) as vat
      from revenue_share where day <= (select through from revenue_rollup) group by day, part, branch_id
      having sum(counted) <> 0 or coalesce(sum(counted) filter (where lead), 0) <> 0 or sum(amount) <> 0 or sum(vat) <> 0
    ) s on s.day = d.day and s.part = d.part and s.branch = coalesce(d.branch_id, 0)
    where (s.orders, s.leads, s.amount, s.vat) is distinct from (d.orders, d.leads, d.amount, d.vat)`,
  'DESK-08 a slug of a product leads to it alone: it is no former slug as well, and every former slug has its product': `
    select p.slug from product p join slug_redirect r on r.kind = 'product' and r.slug = p.slug
    union all select r.slug from slug_redirect r where r.kind = 'product' and not exists (select from product p where p.id = r.target_id)`,
  'ADMIN-05 sold counts are not negative': `select id::text from product where sold_count < 0`,
  'exactly the stock at or below its threshold is listed as low': `
    select coalesce(s.variant_id, l.variant_id)::text from (select variant_id from stock where on_hand <= low_stock_threshold) s
      full join low_stock l using (variant_id) where s.variant_id is null or l.variant_id is null
    union all select s.variant_id::text from stock s join variant v on v.id = s.variant_id join product p on p.id = v.product_id where s.low_stock_threshold <> p.low_stock`,
  'I68 every event and posting has an actor and a request id': `
    select order_id::text from order_event where actor = '' or request_id = ''
    union all select id::text from ledger_transaction where actor = '' or request_id = ''`,
}

/** The violated invariants, each with up to three violating rows. */
export async function brokenInvariants(db: Database): Promise<string[]> {
  const broken: string[] = []
  await db.connection().execute(async (connection) => {
    // The queries read all rows and may exceed the statement timeout.
    await sql`set statement_timeout = 0`.execute(connection)
    for (const [name, query] of Object.entries(INVARIANTS)) {
      const { rows } = await sql.raw(query).execute(connection)
      if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`)
    }
    await sql`reset statement_timeout`.execute(connection)
  })
  return broken
}
