import type { KeptPicture } from '@warda/domain/catalogue/picture-crop'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What the back office's list is narrowed to; words are folded. */
export type ProductFilter = {
  /** Folded words of the title or what it is made of, all of which must be there; and the text as typed, for SKU and address. */
  words: readonly string[]
  typed: string
  status: 'draft' | 'published' | 'archived' | null
  categoryId: number | null
  /** `low`: a size is at its mark or below; `out`: no size is left. */
  stock: 'low' | 'out' | null
}

/** Money is halalas. */
export type ProductListRow = {
  id: number
  slug: string
  titleEn: string
  titleAr: string
  categoryEn: string
  categoryAr: string
  status: 'draft' | 'published' | 'archived'
  publishAt: Date | null
  price: number
  discountPercent: number
  onHand: number
  isLow: boolean
  sold: number
  updatedAt: Date
  picture: KeptPicture | null
}

type Condition = RawBuilder<SqlBool>

/** More than so many products with the beginning of a SKU are not looked for by it. */
const BY_SKU = 100

const like = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const holdsWord = (word: string): Condition =>
  sql<SqlBool>`p.search_text like ${[...word].length < 3 ? `% ${word}%` : `%${word}%`}`

const named = ({ words, typed }: ProductFilter): Condition[] => {
  if (typed === '') return []
  const bySku = sql<SqlBool>`p.id = any (array(
    select v.product_id from variant v where upper(v.sku) like ${`${like(typed.toUpperCase())}%`} limit ${BY_SKU}))`
  const ways = [bySku, sql<SqlBool>`p.slug = ${typed.toLowerCase()}`]
  const byWords = words.length === 0 ? [] : [sql<SqlBool>`(${sql.join(words.map(holdsWord), sql` and `)})`]
  return [sql<SqlBool>`(${sql.join([...ways, ...byWords], sql` or `)})`]
}

const low = sql<SqlBool>`p.id in (select v.product_id from low_stock l join variant v on v.id = l.variant_id)`
/** Found from the low ones alone, each by its keys (`offset 0` keeps it so): a shop of many products has few of them. */
const out = sql<SqlBool>`p.id in (
  select gone.product_id from (
    select v.product_id, count(*) as sizes from low_stock l
    cross join lateral (select on_hand from stock where variant_id = l.variant_id offset 0) s
    cross join lateral (select product_id from variant where id = l.variant_id offset 0) v
    where s.on_hand = 0 group by v.product_id
  ) gone where gone.sizes = (select count(*) from variant v where v.product_id = gone.product_id))`

/** The products `p` that a list is narrowed to. */
export const matches = (by: ProductFilter): Condition =>
  sql<SqlBool>`${sql.join(
    [
      sql<SqlBool>`true`,
      ...(by.status === null ? [] : [sql<SqlBool>`p.status = ${by.status}`]),
      ...(by.categoryId === null ? [] : [sql<SqlBool>`p.category_id = ${by.categoryId}`]),
      ...(by.stock === 'low' ? [low] : []),
      ...(by.stock === 'out' ? [out] : []),
      ...named(by),
    ],
    sql` and `,
  )}`

/** How many products a list has, counted up to `most`. */
export async function countProducts(db: Database, by: ProductFilter, most: number): Promise<number> {
  const { rows } = await countQuery(by, most).execute(db)
  return rows[0]?.count ?? 0
}

export const countQuery = (by: ProductFilter, most: number) => sql<{ count: number }>`
  select count(*)::int as count from (select from product p where ${matches(by)} limit ${most}) counted`

/** One page of a list, the latest change first. */
export async function selectProducts(
  db: Database,
  by: ProductFilter,
  page: { limit: number; offset: number },
): Promise<ProductListRow[]> {
  const { rows } = await listQuery(by, page).execute(db)
  return rows
}

export const listQuery = (
  by: ProductFilter,
  { limit, offset }: { limit: number; offset: number },
) => sql<ProductListRow>`
  with chosen as materialized (
    select p.* from product p where ${matches(by)} order by p.updated_at desc, p.id limit ${limit} offset ${offset}
  )
  select p.id, p.slug, p.title_en as "titleEn", p.title_ar as "titleAr", c.name_en as "categoryEn", c.name_ar as "categoryAr", p.status,
    p.publish_at as "publishAt", p.price_was as price, p.discount_percent as "discountPercent", p.sold_count as sold,
    p.updated_at as "updatedAt", s.on_hand as "onHand", s.is_low as "isLow", k.picture
  from chosen p
  join category c on c.id = p.category_id
  cross join lateral (
    select coalesce(sum(s.on_hand), 0)::int as on_hand, coalesce(bool_or(s.on_hand <= s.warn_at), false) as is_low
    from variant v join stock s on s.variant_id = v.id where v.product_id = p.id
  ) s
  left join lateral (
    select json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'widths', k.widths, 'colour', k.colour,
      'preview', k.preview, 'altEn', pp.alt_en, 'altAr', pp.alt_ar, 'focusX', pp.focus_x, 'focusY', pp.focus_y) as picture
    from product_picture pp join picture k on k.key = pp.picture_key where pp.product_id = p.id order by pp.position limit 1
  ) k on true
  order by p.updated_at desc, p.id`
