import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import type { Columns } from '../db/row.ts'

type NewSupplier = Columns<'supplier', 'name' | 'phone' | 'email' | 'leadDays'>

/** `of`: the flower of the catalogue, or the part of every bouquet, that the material is used for; `supplier`: the supplier's key. */
type NewMaterial = Columns<'material', 'kind' | 'unit' | 'packSize' | 'reorderLevel' | 'shelfDays'> & {
  of: string
  en: string
  ar: string
  supplier: string
}

export async function insertSupplier(trx: Transaction, { name, phone, email, leadDays }: NewSupplier): Promise<number> {
  const { id } = await trx
    .insertInto('supplier')
    .values({ name, phone, email, lead_days: leadDays })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Creates materials without stock; returns their ids by `of`. */
export async function insertMaterials(
  trx: Transaction,
  materials: readonly NewMaterial[],
  supplierIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { of, en, ar, kind, unit, supplier, packSize, reorderLevel, shelfDays } of materials) {
    const { id } = await trx
      .insertInto('material')
      .values({
        name_en: en,
        name_ar: ar,
        kind,
        unit,
        supplier_id: supplierIds.get(supplier) ?? null,
        pack_size: packSize,
        reorder_level: reorderLevel,
        shelf_days: shelfDays,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(of, id)
  }
  return ids
}

/** Inserts a recipe for each size of a bouquet: its stems in equal parts of its flowers, and the parts of every bouquet. */
export async function insertRecipes(
  trx: Transaction,
  ids: ReadonlyMap<string, number>,
  parts: readonly { of: string; quantity: number }[],
): Promise<void> {
  const names = [...ids.keys()]
  const materialIds = [...ids.values()]
  await sql`
    with material_of as (select * from unnest(${names}::text[], ${materialIds}::int[]) as m (name, id)),
    bouquet as (
      select v.id, v.stems, p.flowers from variant v join product p on p.id = v.product_id where p.kind = 'bouquet' and v.stems > 0
    )
    insert into recipe_line (variant_id, material_id, quantity)
    select b.id, m.id, greatest(1, b.stems / cardinality(b.flowers) + (f.at <= b.stems % cardinality(b.flowers))::int)
    from bouquet b cross join unnest(b.flowers) with ordinality as f (flower, at) join material_of m on m.name = f.flower
    union all
    select b.id, m.id, part.quantity from bouquet b
    cross join unnest(${parts.map(({ of }) => of)}::text[], ${parts.map(({ quantity }) => quantity)}::int[]) as part (name, quantity)
    join material_of m on m.name = part.name
  `.execute(trx)
}
