import type { PictureRecord } from '@warda/domain/catalogue/localize-picture'
import type { SearchTerms } from '@warda/domain/search/interpret-search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { matchesSearch } from '../../db/product-search.ts'
import type { Column, Computed } from '../../db/row.ts'

/** The filters of the back office's list. */
export type ProductFilter = {
  /** The parsed search; null without a word. */
  terms: SearchTerms | null
  /** The search as typed, for SKU and slug. */
  typed: string
  status: Column<'product', 'status'> | null
  categoryId: number | null
  /** `low`: a size is at its warning level or below; `out`: every size is sold out. */
  stock: 'low' | 'out' | null
}

const LISTED = columns('product', [
  'id',
  'slug',
  'titleEn',
  'titleAr',
  'status',
  'publishAt',
  'discountPercent',
  'updatedAt',
])

/** Money is halalas. */
export type ProductListRow = RowOf<typeof LISTED> & {
  categoryEn: Column<'category', 'nameEn'>
  categoryAr: Column<'category', 'nameAr'>
  price: Column<'product', 'priceWas'>
  sold: Column<'product', 'soldCount'>
} & Computed<{ onHand: number; isLow: boolean; picture: PictureRecord | null }>

type Condition = RawBuilder<SqlBool>

/** Products found by the prefix of a SKU. */
const MAX_BY_SKU = 100

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const matchesTerms = ({ min, max, ...terms }: SearchTerms): Condition =>
  sql<SqlBool>`(${sql.join(
    [
      sql<SqlBool>`true`,
      ...(min === null ? [] : [sql<SqlBool>`p.price_from >= ${min}`]),
      ...(max === null ? [] : [sql<SqlBool>`p.price_from <= ${max}`]),
      ...matchesSearch(terms),
    ],
    sql` and `,
  )})`

const matchesText = ({ terms, typed }: ProductFilter): Condition[] => {
  if (typed === '') return []
  const bySku = sql<SqlBool>`p.id = any (array(
    select v.product_id from variant v where upper(v.sku) like ${`${escapeLike(typed.toUpperCase())}%`} limit ${MAX_BY_SKU}))`
  const byName = [bySku, sql<SqlBool>`p.slug = ${typed.toLowerCase()}`]
  return [sql<SqlBool>`(${sql.join([...byName, ...(terms === null ? [] : [matchesTerms(terms)])], sql` or `)})`]
}

const isLow = sql<SqlBool>`p.id in (select v.product_id from low_stock l join variant v on v.id = l.variant_id)`
/** Starts from `low_stock`, which is short; `offset 0` keeps the planner from reading all of `stock` and `variant`. */
const isSoldOut = sql<SqlBool>`p.id in (
  select sold_out.product_id from (
    select v.product_id, count(*) as sizes from low_stock l
    cross join lateral (select on_hand from stock where variant_id = l.variant_id offset 0) s
    cross join lateral (select product_id from variant where id = l.variant_id offset 0) v
    where s.on_hand = 0 group by v.product_id
  ) sold_out where sold_out.sizes = (select count(*) from variant v where v.product_id = sold_out.product_id))`

/** The condition on the products `p` of a list. */
export const matches = (filter: ProductFilter): Condition =>
  sql<SqlBool>`${sql.join(
    [
      sql<SqlBool>`not p.is_free_price`,
      ...(filter.status === null ? [] : [sql<SqlBool>`p.status = ${filter.status}`]),
      ...(filter.categoryId === null ? [] : [sql<SqlBool>`p.category_id = ${filter.categoryId}`]),
      ...(filter.stock === 'low' ? [isLow] : []),
      ...(filter.stock === 'out' ? [isSoldOut] : []),
      ...matchesText(filter),
    ],
    sql` and `,
  )}`

/** The number of products in a list, counted up to `most`. */
export async function countProducts(db: Database, filter: ProductFilter, most: number): Promise<number> {
  const { rows } = await countQuery(filter, most).execute(db)
  return rows[0]?.count ?? 0
}

export const countQuery = (filter: ProductFilter, most: number) => sql<Computed<{ count: number }>>`
  select count(*)::int as count from (select from product p where ${matches(filter)} limit ${most}) counted`

/** A page of a list, the latest change first. */
export async function selectProducts(
  db: Database,
  filter: ProductFilter,
  page: { limit: number; offset: number },
): Promise<ProductListRow[]> {
  const { rows } = await listQuery(filter, page).execute(db)
  return rows
}

export const listQuery = (
  filter: ProductFilter,
  { limit, offset }: { limit: number; offset: number },
) => sql<ProductListRow>`
  with chosen as materialized (
    select p.* from product p where ${matches(filter)} order by p.updated_at desc, p.id limit ${limit} offset ${offset}
  )
  select ${LISTED.of('p')}, c.name_en as "categoryEn", c.name_ar as "categoryAr", p.price_was as price, p.sold_count as sold,
    s.on_hand as "onHand", s.is_low as "isLow", k.picture
  from chosen p
  join category c on c.id = p.category_id
  cross join lateral (
    select coalesce(sum(s.on_hand), 0)::int as on_hand, coalesce(bool_or(s.on_hand <= s.low_stock_threshold), false) as is_low
    from variant v join stock s on s.variant_id = v.id where v.product_id = p.id
  ) s
  left join lateral (
    select json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'widths', k.widths, 'colour', k.colour,
      'preview', k.preview, 'altEn', pp.alt_en, 'altAr', pp.alt_ar, 'focusX', pp.focus_x, 'focusY', pp.focus_y) as picture
    from product_picture pp join picture k on k.key = pp.picture_key where pp.product_id = p.id order by pp.position limit 1
  ) k on true
  order by p.updated_at desc, p.id`
