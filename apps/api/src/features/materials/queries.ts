import type { MaterialKind } from '@warda/domain/materials/materials'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { columns, type RowOf, toColumns } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

const FORM = columns('material', [
  'nameEn',
  'nameAr',
  'kind',
  'unit',
  'supplierId',
  'packSize',
  'reorderLevel',
  'shelfDays',
])
const STOCK = columns('material', ['id', 'onHand', 'value', 'lastQuantity', 'lastCost'])

export type MaterialForm = RowOf<typeof FORM>

/** A material with its stock; amounts in halalas. */
export type MaterialRow = MaterialForm &
  RowOf<typeof STOCK> &
  Computed<{
    supplierName: string | null
    expired: number
    expiring: number
    nextUseBy: string | null
    isArchived: boolean
  }>

/** `warnUntil` is the last use-by date that counts as near. */
export type MaterialDays = { today: string; warnUntil: string }

const material = ({ today, warnUntil }: MaterialDays) => sql`
  select ${FORM.of('m')}, ${STOCK.of('m')}, s.name as "supplierName", m.archived_at is not null as "isArchived",
    b.expired, b.expiring, b.next_use_by::text as "nextUseBy"
  from material m left join supplier s on s.id = m.supplier_id
  cross join lateral (
    select coalesce(sum(quantity_left) filter (where use_by < ${today}::date), 0)::int8 as expired,
      coalesce(sum(quantity_left) filter (where use_by between ${today}::date and ${warnUntil}::date), 0)::int8 as expiring,
      min(use_by) filter (where use_by >= ${today}::date) as next_use_by
    from material_batch where material_id = m.id and quantity_left > 0
  ) b
`

export type MaterialFilter = MaterialDays & {
  search: string
  kind: MaterialKind | undefined
  show: 'low' | 'expiring' | 'archived' | undefined
}

const matches = ({ search, kind, show, warnUntil }: MaterialFilter): RawBuilder<SqlBool> => {
  const conditions: RawBuilder<SqlBool>[] = [
    show === 'archived' ? sql`m.archived_at is not null` : sql`m.archived_at is null`,
  ]
  if (kind) conditions.push(sql`m.kind = ${kind}`)
  if (show === 'low') conditions.push(sql`m.on_hand <= m.reorder_level`)
  if (show === 'expiring')
    conditions.push(
      sql`exists (select from material_batch e where e.material_id = m.id and e.quantity_left > 0 and e.use_by <= ${warnUntil}::date)`,
    )
  if (search !== '')
    conditions.push(
      sql`warda_fold(${search}) <> '' and warda_fold(m.name_en || ' ' || m.name_ar) like '%' || warda_fold(${search}) || '%'`,
    )
  return sql.join(conditions, sql` and `)
}

/** A page of materials by name. */
export async function findMaterials(
  db: Database,
  filter: MaterialFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<MaterialRow[]> {
  const { rows } = await sql<MaterialRow>`
    ${material(filter)} where ${matches(filter)} order by m.kind desc, lower(m.name_en), m.id limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

export async function countMaterials(db: Database, filter: MaterialFilter, atMost: number): Promise<number> {
  const { rows } = await sql<Computed<{ count: number }>>`
    select count(*)::int as count from (select from material m where ${matches(filter)} limit ${atMost}) counted
  `.execute(db)
  return rows[0]?.count ?? 0
}

export async function findMaterial(db: Database, id: number, days: MaterialDays): Promise<MaterialRow | undefined> {
  const { rows } = await sql<MaterialRow>`${material(days)} where m.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns null when another material has the name. */
export async function insertMaterial(trx: Transaction, form: MaterialForm): Promise<number | null> {
  const row = await trx
    .insertInto('material')
    .values(toColumns(FORM, form))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whether another material has the name. */
export async function isNameTaken(trx: Transaction, id: number, nameEn: string): Promise<boolean> {
  const { rows } = await sql`
    select from material where lower(name_en) = lower(${nameEn}) and id <> ${id} and archived_at is null
  `.execute(trx)
  return rows.length > 0
}

export async function updateMaterialRow(
  trx: Transaction,
  id: number,
  form: MaterialForm,
  archivedAt: Date | null,
): Promise<void> {
  await trx
    .updateTable('material')
    .set({ ...toColumns(FORM, form), archived_at: archivedAt })
    .where('id', '=', id)
    .execute()
}

export async function isSupplier(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select from supplier where id = ${id} and archived_at is null`.execute(db)
  return rows.length > 0
}

/** Whether a recipe contains the material. */
export async function isInRecipe(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select from recipe_line where material_id = ${id} limit 1`.execute(db)
  return rows.length > 0
}

/** Whether a material has a movement. */
export async function hasMovements(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select from material_movement where material_id = ${id} limit 1`.execute(db)
  return rows.length > 0
}
