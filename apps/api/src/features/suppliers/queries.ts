import type { MaterialKind, MaterialUnit } from '@warda/domain/materials/materials'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { columns, type RowOf, toColumns } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

const FORM = columns('supplier', ['name', 'phone', 'email', 'leadDays'])
export type SupplierForm = RowOf<typeof FORM>
export type SupplierRow = SupplierForm &
  Columns<'supplier', 'id'> &
  Computed<{ materials: number; isArchived: boolean }>

const supplier = sql`
  select s.id, ${FORM.of('s')}, s.archived_at is not null as "isArchived",
    (select count(*)::int from material m where m.supplier_id = s.id and m.archived_at is null) as materials
  from supplier s
`

/** A page of suppliers by name, archived ones last. */
export async function findSuppliers(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<SupplierRow[]> {
  const { rows } = await sql<SupplierRow>`
    ${supplier} order by s.archived_at is not null, lower(s.name), s.id limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

export async function countSuppliers(db: Database, atMost: number): Promise<number> {
  const { rows } = await sql<Computed<{ count: number }>>`
    select count(*)::int as count from (select from supplier limit ${atMost}) counted
  `.execute(db)
  return rows[0]?.count ?? 0
}

export async function findSupplier(db: Database, id: number): Promise<SupplierRow | undefined> {
  const { rows } = await sql<SupplierRow>`${supplier} where s.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns null when another supplier has the name. */
export async function insertSupplier(trx: Transaction, form: SupplierForm): Promise<number | null> {
  const row = await trx
    .insertInto('supplier')
    .values(toColumns(FORM, form))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whether another supplier has the name. */
export async function isNameTaken(trx: Transaction, id: number, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from supplier where lower(name) = lower(${name}) and id <> ${id} and archived_at is null
  `.execute(trx)
  return rows.length > 0
}

export async function updateSupplierRow(
  trx: Transaction,
  id: number,
  form: SupplierForm,
  archivedAt: Date | null,
): Promise<void> {
  await trx
    .updateTable('supplier')
    .set({ ...toColumns(FORM, form), archived_at: archivedAt })
    .where('id', '=', id)
    .execute()
}

export type SupplierOrderRow = Columns<'supplier_order', 'id' | 'state' | 'note' | 'at'> &
  Computed<{
    expectedOn: string
    supplierId: number
    supplierName: string
    by: string
    lines: {
      materialId: number
      nameEn: string
      nameAr: string
      unit: MaterialUnit
      shelfDays: number | null
      quantity: number
      received: number
    }[]
  }>

const supplierOrders = (from: RawBuilder<unknown>): RawBuilder<SupplierOrderRow> => sql<SupplierOrderRow>`
  select o.id, o.state, o.note, o.at, o.expected_on::text as "expectedOn", o.supplier_id as "supplierId", s.name as "supplierName",
    u.full_name as by, (
      select coalesce(json_agg(json_build_object('materialId', m.id, 'nameEn', m.name_en, 'nameAr', m.name_ar, 'unit', m.unit,
        'shelfDays', m.shelf_days, 'quantity', l.quantity, 'received', l.received) order by m.kind desc, lower(m.name_en)), '[]'::json)
      from supplier_order_line l join material m on m.id = l.material_id where l.supplier_order_id = o.id
    ) as lines
  from ${from} o join supplier s on s.id = o.supplier_id join app_user u on u.id = o.actor_id
  order by o.id desc
`

type State = SupplierOrderRow['state'] | undefined
const inState = (state: State) => (state ? sql<SqlBool>`state = ${state}` : sql<SqlBool>`true`)

/** A page of orders to suppliers, newest first. */
export async function findSupplierOrders(
  db: Database,
  state: State,
  { limit, offset }: { limit: number; offset: number },
): Promise<SupplierOrderRow[]> {
  const page = sql`(select * from supplier_order where ${inState(state)} order by id desc limit ${limit} offset ${offset})`
  return (await supplierOrders(page).execute(db)).rows
}

export async function countSupplierOrders(db: Database, state: State, atMost: number): Promise<number> {
  const { rows } = await sql<Computed<{ count: number }>>`
    select count(*)::int as count from (select from supplier_order where ${inState(state)} limit ${atMost}) counted
  `.execute(db)
  return rows[0]?.count ?? 0
}

export async function findSupplierOrder(db: Database, id: number): Promise<SupplierOrderRow | undefined> {
  return (await supplierOrders(sql`(select * from supplier_order where id = ${id})`).execute(db)).rows[0]
}

/** Locks an order to a supplier; it is locked before materials. */
export async function lockSupplierOrder(
  trx: Transaction,
  id: number,
): Promise<Columns<'supplier_order', 'state' | 'supplierId'> | undefined> {
  const { rows } = await sql<Columns<'supplier_order', 'state' | 'supplierId'>>`
    select state, supplier_id as "supplierId" from supplier_order where id = ${id} for no key update
  `.execute(trx)
  return rows[0]
}

type NewOrder = {
  supplierId: number
  expectedOn: string
  note: string
  lines: readonly { materialId: number; quantity: number }[]
  actorId: string
  requestId: string
  at: Date
}

/** Inserts an order with its lines; returns the number of lines whose material exists. */
export async function insertSupplierOrder(
  trx: Transaction,
  order: NewOrder,
): Promise<{ id: number; lineCount: number }> {
  const { rows } = await sql<Columns<'supplier_order', 'id'>>`
    insert into supplier_order (supplier_id, expected_on, note, actor_id, request_id, at)
    values (${order.supplierId}, ${order.expectedOn}::date, ${order.note}, ${order.actorId}, ${order.requestId}, ${order.at}) returning id
  `.execute(trx)
  const id = rows[0]?.id ?? 0
  const lines = await sql`
    insert into supplier_order_line (supplier_order_id, material_id, quantity)
    select ${id}::int, m.id, sum(l.quantity)::int
    from unnest(${order.lines.map(({ materialId }) => materialId)}::int[], ${order.lines.map(({ quantity }) => quantity)}::int[]) as l (material_id, quantity)
    join material m on m.id = l.material_id and m.archived_at is null
    group by m.id
  `.execute(trx)
  return { id, lineCount: Number(lines.numAffectedRows ?? 0n) }
}

/** Adds a delivered quantity to the line of an order; does nothing when the material was not ordered. */
export async function addReceived(
  trx: Transaction,
  orderId: number,
  { materialId, quantity }: { materialId: number; quantity: number },
): Promise<void> {
  await sql`
    update supplier_order_line set received = received + ${quantity} where supplier_order_id = ${orderId} and material_id = ${materialId}
  `.execute(trx)
}

/** Marks an order as received when nothing is missing. */
export async function completeSupplierOrder(trx: Transaction, id: number): Promise<void> {
  await sql`
    update supplier_order set state = 'received'
    where id = ${id} and not exists (select from supplier_order_line where supplier_order_id = ${id} and received < quantity)
  `.execute(trx)
}

export async function setClosed(trx: Transaction, id: number): Promise<void> {
  await trx.updateTable('supplier_order').set({ state: 'closed' }).where('id', '=', id).execute()
}

/** A material with its quantities on hand and on order; amounts in halalas. */
export type PurchaseRow = Columns<
  'material',
  'id' | 'nameEn' | 'nameAr' | 'packSize' | 'reorderLevel' | 'onHand' | 'value' | 'lastQuantity' | 'lastCost'
> &
  Computed<{
    kind: MaterialKind
    unit: MaterialUnit
    supplierId: number | null
    supplierName: string | null
    leadDays: number | null
    supplierEmail: string | null
    expired: number
    onOrder: number
  }>

/** All materials that are not archived, by supplier and name. */
export async function findPurchaseRows(db: Database, today: string): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    select m.id, m.name_en as "nameEn", m.name_ar as "nameAr", m.kind, m.unit, m.pack_size as "packSize", m.reorder_level as "reorderLevel",
      m.on_hand as "onHand", m.value, m.last_quantity as "lastQuantity", m.last_cost as "lastCost", s.id as "supplierId",
      s.name as "supplierName", s.lead_days as "leadDays", s.email as "supplierEmail",
      (select coalesce(sum(b.quantity_left), 0)::int8 from material_batch b
        where b.material_id = m.id and b.quantity_left > 0 and b.use_by < ${today}::date) as expired,
      (select coalesce(sum(greatest(l.quantity - l.received, 0)), 0)::int8 from supplier_order_line l
        join supplier_order o on o.id = l.supplier_order_id and o.state = 'sent' where l.material_id = m.id) as "onOrder"
    from material m left join supplier s on s.id = m.supplier_id
    where m.archived_at is null
    order by s.name is null, lower(s.name), m.kind desc, lower(m.name_en), m.id
  `.execute(db)
  return rows
}

type RecipeLineRow = Columns<'recipe_line', 'variantId' | 'materialId' | 'quantity'>

export async function findRecipeLines(db: Database, variantIds: readonly number[]): Promise<RecipeLineRow[]> {
  const { rows } = await sql<RecipeLineRow>`
    select variant_id as "variantId", material_id as "materialId", quantity from recipe_line where variant_id = any(${variantIds}::int[])
  `.execute(db)
  return rows
}

export type ItemRow = Columns<'product', 'titleEn' | 'titleAr'> &
  Computed<{ productId: number; variantId: number; size: string }>

/** Names of sizes. */
export async function findItems(db: Database, variantIds: readonly number[]): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select p.id as "productId", v.id as "variantId", p.title_en as "titleEn", p.title_ar as "titleAr", v.size
    from variant v join product p on p.id = v.product_id where v.id = any(${variantIds}::int[]) order by lower(p.title_en), v.position
  `.execute(db)
  return rows
}
