import type { Batch } from '@warda/domain/materials/batches'
import type { MovementReason } from '@warda/domain/materials/materials'
import type { Halalas } from '@warda/domain/money'
import { sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

const LOCKED = columns('material', [
  'id',
  'onHand',
  'value',
  'lastQuantity',
  'lastCost',
  'unit',
  'shelfDays',
  'supplierId',
])

/** A locked material with its batches that have stock left; `move-stock.ts` updates the object together with the rows. */
export type LockedMaterial = RowOf<typeof LOCKED> & Computed<{ isArchived: boolean; batches: Batch[] }>

/** Locks materials by id, so that two transactions cannot deadlock; they are the last locks of a transaction. */
export async function lockMaterials(trx: Transaction, ids: readonly number[]): Promise<Map<number, LockedMaterial>> {
  const { rows } = await sql<LockedMaterial>`
    select ${LOCKED.of('m')}, m.archived_at is not null as "isArchived" from material m
    where m.id = any(${ids}::int[]) order by m.id for no key update
  `.execute(trx)
  // A separate statement, which sees the commits of earlier holders of the locks.
  const { rows: batches } = await sql<Batch & Computed<{ materialId: number }>>`
    select id, material_id as "materialId", quantity_left as "quantityLeft", cost_left as "costLeft", use_by::text as "useBy",
      received_at as "receivedAt"
    from material_batch where material_id = any(${ids}::int[]) and quantity_left > 0
  `.execute(trx)
  const byMaterial = Map.groupBy(batches, ({ materialId }) => materialId)
  return new Map(rows.map((row) => [row.id, { ...row, batches: byMaterial.get(row.id) ?? [] }]))
}

/** Adds to the stock and its value; negative to subtract. */
export async function addToStock(
  trx: Transaction,
  id: number,
  { quantity, value }: { quantity: number; value: Halalas },
): Promise<void> {
  await sql`update material set on_hand = on_hand + ${quantity}, value = value + ${value} where id = ${id}`.execute(trx)
}

export async function setLastCost(trx: Transaction, id: number, quantity: number, cost: Halalas): Promise<void> {
  await trx.updateTable('material').set({ last_quantity: quantity, last_cost: cost }).where('id', '=', id).execute()
}

/** Adds to the quantity and cost left of a batch; negative to subtract. */
export async function addToBatch(
  trx: Transaction,
  id: number,
  { quantity, cost }: { quantity: number; cost: Halalas },
): Promise<void> {
  await sql`
    update material_batch set quantity_left = quantity_left + ${quantity}, cost_left = cost_left + ${cost} where id = ${id}
  `.execute(trx)
}

export type NewBatch = {
  materialId: number
  supplierId: number | null
  supplierOrderId: number | null
  code: string
  receivedAt: Date
  useBy: string | null
  quantity: number
  cost: Halalas
  isPriced: boolean
  quantityLeft: number
  costLeft: Halalas
}

export async function insertBatch(trx: Transaction, batch: NewBatch): Promise<number> {
  const { rows } = await sql<Columns<'material_batch', 'id'>>`
    insert into material_batch (material_id, supplier_id, supplier_order_id, code, received_at, use_by, quantity, cost, is_priced,
      quantity_left, cost_left)
    values (${batch.materialId}, ${batch.supplierId}, ${batch.supplierOrderId}, ${batch.code}, ${batch.receivedAt}, ${batch.useBy}::date,
      ${batch.quantity}, ${batch.cost}, ${batch.isPriced}, ${batch.quantityLeft}, ${batch.costLeft})
    returning id
  `.execute(trx)
  const row = rows[0]
  if (!row) throw new Error('The batch was not created.')
  return row.id
}

export type NewMovement = {
  materialId: number
  batchId: number | null
  reason: MovementReason
  change: number
  cost: Halalas
  orderId: string | null
  variantId: number | null
  note: string
  actorId: string | null
  requestId: string
  at: Date
}

export async function insertMovements(trx: Transaction, movements: readonly NewMovement[]): Promise<void> {
  if (movements.length === 0) return
  await trx
    .insertInto('material_movement')
    .values(
      movements.map((movement) => ({
        material_id: movement.materialId,
        batch_id: movement.batchId,
        reason: movement.reason,
        change: movement.change,
        cost: movement.cost,
        order_id: movement.orderId,
        variant_id: movement.variantId,
        note: movement.note,
        actor_id: movement.actorId,
        request_id: movement.requestId,
        at: movement.at,
      })),
    )
    .execute()
}

export type BatchRow = Columns<
  'material_batch',
  'id' | 'code' | 'receivedAt' | 'quantity' | 'quantityLeft' | 'cost' | 'isPriced'
> &
  Computed<{ useBy: string | null; supplier: string | null; isExpired: boolean }>

/** The batches with stock left, first expired first, then used batches without a price. */
export async function findBatches(db: Database, materialId: number, today: string, limit: number): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select b.id, b.code, b.received_at as "receivedAt", b.use_by::text as "useBy", b.quantity, b.quantity_left as "quantityLeft", b.cost,
      b.is_priced as "isPriced", s.name as supplier, coalesce(b.use_by < ${today}::date, false) as "isExpired"
    from material_batch b left join supplier s on s.id = b.supplier_id
    where b.material_id = ${materialId} and (b.quantity_left > 0 or not b.is_priced)
    order by b.quantity_left = 0, b.use_by nulls last, b.received_at, b.id limit ${limit}
  `.execute(db)
  return rows
}

/** A batch with its material. */
export async function findBatch(
  db: Database,
  id: number,
): Promise<Columns<'material_batch', 'id' | 'materialId'> | undefined> {
  const { rows } = await sql<Columns<'material_batch', 'id' | 'materialId'>>`
    select id, material_id as "materialId" from material_batch where id = ${id}
  `.execute(db)
  return rows[0]
}

/** Sets the cost of a batch and returns the change of the value of the stock. The caller holds the material's lock. */
export async function updateBatchCost(
  trx: Transaction,
  id: number,
  cost: Halalas,
  costLeft: (batch: Columns<'material_batch', 'quantity' | 'quantityLeft'>) => Halalas,
): Promise<{ value: Halalas; quantity: number; isLatest: boolean }> {
  const { rows } = await sql<
    Columns<'material_batch', 'quantity' | 'quantityLeft' | 'costLeft'> & Computed<{ isLatest: boolean }>
  >`
    select quantity, quantity_left as "quantityLeft", cost_left as "costLeft",
      not exists (select from material_batch l where l.material_id = b.material_id and l.id > b.id and l.is_priced) as "isLatest"
    from material_batch b where id = ${id}
  `.execute(trx)
  const batch = rows[0]
  if (!batch) throw new Error('The batch does not exist.')
  const left = costLeft(batch)
  await sql`
    update material_batch set cost = ${cost}, cost_left = ${left}, is_priced = true where id = ${id}
  `.execute(trx)
  return { value: left - batch.costLeft, quantity: batch.quantity, isLatest: batch.isLatest }
}

export type MovementRow = Columns<'material_movement', 'id' | 'reason' | 'change' | 'cost' | 'note' | 'at'> &
  Computed<{ batch: string | null; order: { id: string; number: number } | null; actor: string | null }>

/** A page of the movements of a material, newest first. */
export async function findMovements(
  db: Database,
  materialId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<MovementRow[]> {
  const { rows } = await movementsQuery(materialId, { limit, offset }).execute(db)
  return rows
}

/** @internal Exported for tests. */
export const movementsQuery = (materialId: number, { limit, offset }: { limit: number; offset: number }) =>
  sql<MovementRow>`
    select v.id, v.reason, v.change, v.cost, v.note, v.at, nullif(b.code, '') as batch, u.full_name as actor,
      case when o.id is not null then json_build_object('id', o.id, 'number', o.number) end as order
    from (select * from material_movement where material_id = ${materialId} order by id desc limit ${limit} offset ${offset}) v
    left join material_batch b on b.id = v.batch_id left join orders o on o.id = v.order_id left join app_user u on u.id = v.actor_id
    order by v.id desc`

export async function countMovements(db: Database, materialId: number, atMost: number): Promise<number> {
  const { rows } = await sql<Computed<{ count: number }>>`
    select count(*)::int as count from (select from material_movement where material_id = ${materialId} limit ${atMost}) counted
  `.execute(db)
  return rows[0]?.count ?? 0
}
