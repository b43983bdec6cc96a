import type { Valuation } from '@warda/domain/materials/batches'
import type { MaterialUnit } from '@warda/domain/materials/materials'
import type { Halalas } from '@warda/domain/money'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

type RecipeLineRow = {
  materialId: number
  nameEn: string
  nameAr: string
  unit: MaterialUnit
  quantity: number
} & Valuation

/** A size with its recipe. `price` is the price with the product's discount, VAT included, in halalas. */
export type RecipeRow = Computed<{ variantId: number; size: string; price: Halalas; lines: RecipeLineRow[] }>

const recipes = (where: RawBuilder<SqlBool>): RawBuilder<RecipeRow> => sql<RecipeRow>`
  select v.id as "variantId", v.size, (v.price - (v.price * p.discount_percent + 50) / 100)::int8 as price, (
    select coalesce(json_agg(json_build_object('materialId', m.id, 'nameEn', m.name_en, 'nameAr', m.name_ar, 'unit', m.unit,
      'quantity', r.quantity, 'onHand', m.on_hand, 'value', m.value, 'lastQuantity', m.last_quantity, 'lastCost', m.last_cost)
      order by m.kind desc, lower(m.name_en)), '[]'::json)
    from recipe_line r join material m on m.id = r.material_id where r.variant_id = v.id
  ) as lines
  from variant v join product p on p.id = v.product_id where ${where} order by v.position
`

/** The sizes of a product with their recipes. */
export async function findRecipes(db: Database, productId: number): Promise<RecipeRow[]> {
  return (await recipes(sql<SqlBool>`v.product_id = ${productId}`).execute(db)).rows
}

export async function findRecipe(db: Database, variantId: number): Promise<RecipeRow | undefined> {
  return (await recipes(sql<SqlBool>`v.id = ${variantId}`).execute(db)).rows[0]
}

export async function findProduct(
  db: Database,
  id: number,
): Promise<Columns<'product', 'id' | 'titleEn' | 'titleAr'> | undefined> {
  const { rows } = await sql<Columns<'product', 'id' | 'titleEn' | 'titleAr'>>`
    select id, title_en as "titleEn", title_ar as "titleAr" from product where id = ${id}
  `.execute(db)
  return rows[0]
}

/** Locks a size against concurrent changes of its recipe; returns false when it does not exist. */
export async function lockVariant(trx: Transaction, id: number): Promise<boolean> {
  const { rows } = await sql`select from variant where id = ${id} for no key update`.execute(trx)
  return rows.length > 0
}

/** Replaces the recipe of a size; returns the number of materials that exist and are not archived. */
export async function replaceRecipe(
  trx: Transaction,
  variantId: number,
  lines: readonly { materialId: number; quantity: number }[],
): Promise<number> {
  await trx.deleteFrom('recipe_line').where('variant_id', '=', variantId).execute()
  const { rows } = await sql`
    insert into recipe_line (variant_id, material_id, quantity)
    select ${variantId}::int, m.id, l.quantity
    from unnest(${lines.map(({ materialId }) => materialId)}::int[], ${lines.map(({ quantity }) => quantity)}::int[]) as l (material_id, quantity)
    join material m on m.id = l.material_id and m.archived_at is null
    returning material_id
  `.execute(trx)
  return rows.length
}
