import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

const SUPPLIERS = 20
/** Numbers of materials of each kind. */
const MATERIALS = { stems: 250, wrappings: 50 }

/** Suppliers, materials, and a recipe of a stem and a wrapping for each size; temporary tables with their ids. */
export async function insertMaterials(trx: Transaction): Promise<void> {
  await sql`create temp table made_supplier on commit drop as
    select n, nextval(pg_get_serial_sequence('supplier', 'id'))::int as id from generate_series(0, ${SUPPLIERS - 1}::int) n`.execute(
    trx,
  )
  await sql`
    insert into supplier (id, name, phone, lead_days) overriding system value
    select id, 'Farm ' || n, '+9665200' || lpad(n::text, 5, '0'), 1 + n % 4 from made_supplier
  `.execute(trx)
  await sql`create temp table made_material on commit drop as
    select n, nextval(pg_get_serial_sequence('material', 'id'))::int as id, n < ${MATERIALS.stems}::int as stem, 80 + n * 7 % 400 as unit_cost, n % ${SUPPLIERS}::int as supplier
    from generate_series(0, ${MATERIALS.stems + MATERIALS.wrappings - 1}::int) n`.execute(trx)
  await sql`create temp table made_recipe on commit drop as
    select v.id as variant_id, m.id as material_id, m.unit_cost, case when m.stem then 12 * (1 + v.at % 2) else 1 end as quantity
    from made_variant v join made_material m on m.n in (v.at / 2 % ${MATERIALS.stems}::int, ${MATERIALS.stems}::int + v.at / 2 % ${MATERIALS.wrappings}::int)`.execute(
    trx,
  )
  await sql`insert into recipe_line (variant_id, material_id, quantity) select variant_id, material_id, quantity from made_recipe`.execute(
    trx,
  )
  await sql`create index on made_recipe (variant_id)`.execute(trx)
  await sql`analyze made_recipe`.execute(trx)
}

/** What the orders used of materials, one batch of each that covers it, some waste, and orders to suppliers every third day. */
export async function insertMaterialStock(trx: Transaction, { days, now }: { days: number; now: Date }): Promise<void> {
  await sql`create temp table made_use on commit drop as
    select o.n, r.material_id, o.id as order_id, l.variant_id, l.quantity * r.quantity as quantity, r.unit_cost, o.placed_at + interval '1 hour' as at
    from made_order o join made_line l on l.n = o.n join made_recipe r on r.variant_id = l.variant_id
    where o.state not in ('cancelled', 'preparing')`.execute(trx)
  await sql`create temp table made_waste on commit drop as
    select m.id as material_id, m.unit_cost, 1 + d % 9 as quantity, (array['wilted', 'broken', 'sample'])[1 + d % 3] as reason, ${now}::timestamptz - make_interval(days => d, hours => 2) as at
    from made_material m, generate_series(1, ${days}::int) d where m.stem and (m.n + d) % 7 = 0`.execute(trx)
  await sql`create temp table made_batch on commit drop as
    with taken as (
      select material_id, sum(quantity)::bigint as quantity from (select material_id, quantity from made_use union all select material_id, quantity from made_waste) t group by material_id
    )
    select m.id as material_id, m.unit_cost, s.id as supplier_id, nextval(pg_get_serial_sequence('material_batch', 'id'))::int as id, l.quantity_left, coalesce(t.quantity, 0) + l.quantity_left as quantity
    from made_material m join made_supplier s on s.n = m.supplier left join taken t on t.material_id = m.id,
    lateral (select case when m.n % 12 = 0 then 50 else 2000 end as quantity_left) l`.execute(trx)
  await sql`
    insert into material (id, name_en, name_ar, kind, unit, supplier_id, pack_size, reorder_level, shelf_days, on_hand, value, last_quantity, last_cost) overriding system value
    select m.id, case when m.stem then 'Stem ' else 'Wrapping ' end || m.n, case when m.stem then 'ساق ' else 'تغليف ' end || m.n, case when m.stem then 'stem' else 'material' end,
      case when m.stem then 'stem' else 'sheet' end, b.supplier_id, 20, 100, case when m.stem then 7 end, b.quantity_left, b.quantity_left * m.unit_cost, 1, m.unit_cost
    from made_material m join made_batch b on b.material_id = m.id
  `.execute(trx)
  await sql`
    insert into material_batch (id, material_id, supplier_id, received_at, use_by, quantity, cost, is_priced, quantity_left, cost_left) overriding system value
    select id, material_id, supplier_id, ${now}::timestamptz - make_interval(days => ${days}::int + 10), ${now}::date + id % 9, quantity, quantity * unit_cost, true, quantity_left, quantity_left * unit_cost
    from made_batch
  `.execute(trx)
  await sql`
    insert into material_movement (material_id, batch_id, reason, change, cost, order_id, variant_id, request_id, at)
    select material_id, id, 'received', quantity, quantity * unit_cost, null, null, 'seed', ${now}::timestamptz - make_interval(days => ${days}::int + 10) from made_batch
    union all
    select u.material_id, b.id, 'used', -u.quantity, -u.quantity * u.unit_cost, u.order_id, u.variant_id, 'seed', u.at from made_use u join made_batch b on b.material_id = u.material_id
    union all
    select w.material_id, b.id, w.reason, -w.quantity, -w.quantity * w.unit_cost, null, null, 'seed', w.at from made_waste w join made_batch b on b.material_id = w.material_id
  `.execute(trx)
  await sql`create temp table made_supplier_order on commit drop as
    select nextval(pg_get_serial_sequence('supplier_order', 'id'))::int as id, s.n, s.id as supplier_id, d, ${now}::timestamptz - make_interval(days => d) as at
    from made_supplier s, generate_series(0, ${days}::int, 3) d order by d desc, s.n`.execute(trx)
  await sql`
    insert into supplier_order (id, supplier_id, state, expected_on, actor_id, request_id, at) overriding system value
    select o.id, supplier_id, case when d < 3 then 'sent' else 'received' end, at::date + 1, a.id, 'seed', at
    from made_supplier_order o, (select id from app_user where role = 'Admin' order by created_at, id limit 1) a
  `.execute(trx)
  await sql`
    insert into supplier_order_line (supplier_order_id, material_id, quantity, received)
    select o.id, m.id, 200, case when o.d < 3 then 0 else 200 end from made_supplier_order o join made_material m on m.supplier = o.n and (m.n / ${SUPPLIERS}::int + o.d) % 3 = 0
  `.execute(trx)
}
