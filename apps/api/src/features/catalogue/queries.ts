import type { PictureRecord } from '@warda/domain/catalogue/localize-picture'
import { PRODUCT_FIELD_NAMES } from '@warda/domain/catalogue/product-fields'
import { type SqlBool, sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

export type CategoryRow = Columns<'category', 'id' | 'slug' | 'nameEn' | 'nameAr'> &
  Computed<{ productCount: number; picture: PictureRecord | null }>

/**
 * All categories in their order, each with the number of its published products. A category without a picture has the first one of its best
 * seller, which stands for the category and is named like it.
 */
export async function selectCategories(db: Database): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.slug, c.name_en as "nameEn", c.name_ar as "nameAr",
      (select count(*) from product p where p.category_id = c.id and p.status = 'published' and p.kind = 'bouquet') as "productCount",
      case when k.key is not null then json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'widths', k.widths, 'colour', k.colour,
        'preview', k.preview, 'altEn', case when c.picture_key is null then c.name_en else c.picture_alt_en end,
        'altAr', case when c.picture_key is null then c.name_ar else c.picture_alt_ar end) end as picture
    from category c left join picture k on k.key = coalesce(c.picture_key, (
      select pp.picture_key from product p join product_picture pp on pp.product_id = p.id
      where p.category_id = c.id and p.status = 'published' and p.kind = 'bouquet'
      order by p.sold_count desc, p.id, pp.position limit 1
    ))
    order by c.position, c.id
  `.execute(db)
  return rows
}

/** The names of the categories in their order. */
export async function selectCategoryNames(
  db: Database,
): Promise<Columns<'category', 'id' | 'slug' | 'nameEn' | 'nameAr'>[]> {
  return db
    .selectFrom('category')
    .select(['id', 'slug', 'name_en as nameEn', 'name_ar as nameAr'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

const DETAILS = columns('product', ['id', ...PRODUCT_FIELD_NAMES])

export type DetailsRow = RowOf<typeof DETAILS>

/** What identifies a product: an id, or the slug that it has now. */
export type ProductKey = { id: number } | { slug: string }

/** The fields of a published product. */
export async function selectDetails(db: Database, key: ProductKey): Promise<DetailsRow | undefined> {
  const isWanted = 'id' in key ? sql`p.id = ${key.id}` : sql`p.slug = ${key.slug}`
  const { rows } = await sql<DetailsRow>`
    select ${DETAILS.of('p')} from product p where ${isWanted} and p.status = 'published'
  `.execute(db)
  return rows[0]
}

/** A product's sizes in their order; `available` is at most 10. */
export async function selectVariants(db: Database, productId: number) {
  return db
    .selectFrom('variant')
    .leftJoin('stock', 'stock.variant_id', 'variant.id')
    .select([
      'variant.id',
      'sku',
      'size',
      'stems',
      'price',
      sql<number>`least(coalesce(on_hand, 0), 10)`.as('available'),
    ])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()
}

export type VariantRow = Awaited<ReturnType<typeof selectVariants>>[number]

export type ProductPictureRow = PictureRecord & Columns<'product_picture', 'size'>

export async function selectProductPictures(db: Database, productId: number): Promise<ProductPictureRow[]> {
  return db
    .selectFrom('product_picture')
    .innerJoin('picture', 'picture.key', 'product_picture.picture_key')
    .select(['key', 'width', 'height', 'widths', 'colour', 'preview', 'alt_en as altEn', 'alt_ar as altAr'])
    .select(['focus_x as focusX', 'focus_y as focusY', 'size'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()
}

/** The product with this slug or title; `folded` is the name normalised for search. */
export async function findProductByName(
  db: Database,
  name: string,
  folded: string,
): Promise<Columns<'product', 'id' | 'slug'> | undefined> {
  return db
    .selectFrom('product')
    .select(['id', 'slug'])
    .where('status', '=', 'published')
    .where((where) =>
      where.or([
        where('slug', '=', name),
        ...(folded === '' ? [] : [where('title_fold_en', '=', folded), where('title_fold_ar', '=', folded)]),
      ]),
    )
    .orderBy(sql<SqlBool>`slug = ${name}`, 'desc')
    .orderBy('sold_count', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

type Redirect = Columns<'slug_redirect', 'kind' | 'slug'> & { id: Column<'slug_redirect', 'targetId'> }

/** The current slug of the published product that once had this slug. */
export async function findMovedSlug(db: Database, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('slug_redirect')
    .innerJoin('product', 'product.id', 'slug_redirect.target_id')
    .select('product.slug')
    .where('slug_redirect.kind', '=', 'product')
    .where('slug_redirect.slug', '=', slug)
    .where('product.status', '=', 'published')
    .executeTakeFirst()
  return row?.slug
}

/** The category or published product that an old slug redirects to. */
export async function findRedirect(db: Database, slug: string): Promise<Redirect | undefined> {
  const { rows } = await sql<Redirect>`
    select r.kind, r.target_id as id, coalesce(c.slug, p.slug) as slug
    from slug_redirect r
    left join category c on r.kind = 'category' and c.id = r.target_id
    left join product p on r.kind = 'product' and p.id = r.target_id and p.status = 'published'
    where r.slug = ${slug} and r.kind in ('category', 'product') and coalesce(c.id, p.id) is not null
    order by r.kind limit 1
  `.execute(db)
  return rows[0]
}
