import type { Valuation } from '@warda/domain/materials/batches'
import type { Halalas } from '@warda/domain/money'
import type { WasteReason } from '@warda/domain/stock/waste-reasons'
import { WASTE_REASONS } from '@warda/domain/stock/waste-reasons'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** Quantity and revenue of a size on a day; halalas net of VAT. */
export type SoldRow = Computed<{
  day: string
  productId: number
  variantId: number
  quantity: number
  revenue: Halalas
  /** Items whose materials are recorded, and their cost. */
  usedQuantity: number
  usedRevenue: Halalas
  usedCost: Halalas
}>

/** The items of the days' orders, by the planned date, otherwise by the delivery or pickup date. */
export async function findSold(db: Database, first: string, last: string): Promise<SoldRow[]> {
  return (await soldQuery(first, last).execute(db)).rows
}

/** @internal Exported for tests. */
export const soldQuery = (first: string, last: string) => sql<SoldRow>`
  select coalesce(o.planned_date, o.delivery_date)::text as day, l.product_id as "productId", l.variant_id as "variantId",
    sum(l.quantity)::int as quantity, sum(l.net)::int8 as revenue,
    coalesce(sum(l.quantity) filter (where used.cost is not null), 0)::int as "usedQuantity",
    coalesce(sum(l.net) filter (where used.cost is not null), 0)::int8 as "usedRevenue",
    coalesce(sum(used.cost), 0)::int8 as "usedCost"
  from orders o join order_line l on l.order_id = o.id and l.removed_at is null
  left join lateral (
    select -sum(m.cost) as cost from material_movement m
    where m.order_id = o.id and m.variant_id = l.variant_id having sum(m.change) < 0
  ) used on true
  where o.agreed_at is not null and o.state <> 'cancelled'
    and ((o.delivery_date between ${first} and ${last} and o.planned_date is null) or o.planned_date between ${first} and ${last})
  group by coalesce(o.planned_date, o.delivery_date), l.product_id, l.variant_id
`

/** The names of sizes. */
export type SizeNameRow = Columns<'product', 'titleEn' | 'titleAr'> &
  Columns<'variant', 'size'> &
  Computed<{ variantId: number }>

export async function findSizeNames(db: Database, variantIds: readonly number[]): Promise<SizeNameRow[]> {
  const { rows } = await sql<SizeNameRow>`
    select v.id as "variantId", p.title_en as "titleEn", p.title_ar as "titleAr", v.size
    from variant v join product p on p.id = v.product_id where v.id = any(${variantIds}::int[])
  `.execute(db)
  return rows
}

export type RecipeCostRow = Valuation & Computed<{ variantId: number; quantity: number }>

/** The recipes of sizes with the valuation of each material. */
export async function findRecipeCosts(db: Database, variantIds: readonly number[]): Promise<RecipeCostRow[]> {
  const { rows } = await sql<RecipeCostRow>`
    select r.variant_id as "variantId", r.quantity, m.on_hand as "onHand", m.value, m.last_quantity as "lastQuantity", m.last_cost as "lastCost"
    from recipe_line r join material m on m.id = r.material_id where r.variant_id = any(${variantIds}::int[])
  `.execute(db)
  return rows
}

/** The value of waste per day and reason in halalas; negative for found stock. */
export async function sumWaste(
  db: Database,
  from: Date,
  until: Date,
): Promise<Computed<{ day: string; reason: WasteReason; cost: Halalas }>[]> {
  const { rows } = await sql<Computed<{ day: string; reason: WasteReason; cost: Halalas }>>`
    select (at at time zone 'Asia/Riyadh')::date::text as day, reason, -sum(cost)::int8 as cost from material_movement
    where at >= ${from} and at < ${until} and reason in (${sql.join(WASTE_REASONS.map((reason) => sql.lit(reason)))})
    group by 1, 2
  `.execute(db)
  return rows
}
