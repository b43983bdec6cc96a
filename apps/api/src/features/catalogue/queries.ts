import type { KeptPicture } from '@warda/domain/catalogue/picture-crop'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export type CategoryRow = {
  id: number
  slug: string
  nameEn: string
  nameAr: string
  productCount: number
  picture: KeptPicture
}

/** All categories in their order, each with how many products it shows. */
export async function selectCategories(db: Database): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.slug, c.name_en as "nameEn", c.name_ar as "nameAr",
      (select count(*) from product p where p.category_id = c.id and p.status = 'published' and p.kind = 'bouquet') as "productCount",
      json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'widths', k.widths, 'colour', k.colour,
        'preview', k.preview, 'altEn', c.picture_alt_en, 'altAr', c.picture_alt_ar) as picture
    from category c join picture k on k.key = c.picture_key
    order by c.position, c.id
  `.execute(db)
  return rows
}

/** The categories' names alone, in their order. */
export async function selectCategoryNames(
  db: Database,
): Promise<{ id: number; slug: string; nameEn: string; nameAr: string }[]> {
  return db
    .selectFrom('category')
    .select(['id', 'slug', 'name_en as nameEn', 'name_ar as nameAr'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function selectOccasionNames(db: Database): Promise<{ slug: string; nameEn: string; nameAr: string }[]> {
  return db
    .selectFrom('occasion')
    .select(['slug', 'name_en as nameEn', 'name_ar as nameAr'])
    .orderBy('position')
    .orderBy('slug')
    .execute()
}

/** What a product's own page tells beyond its card. */
export async function selectDetails(db: Database, id: number) {
  return db
    .selectFrom('product')
    .select([
      'id',
      'category_id',
      'description_en',
      'description_ar',
      'care_en',
      'care_ar',
      'flowers',
      'container',
      'discount_percent',
    ])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst()
}

export type DetailsRow = NonNullable<Awaited<ReturnType<typeof selectDetails>>>

/** A product's sizes in their order; `available` counts up to 10. */
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

export async function selectProductPictures(db: Database, productId: number): Promise<KeptPicture[]> {
  return db
    .selectFrom('product_picture')
    .innerJoin('picture', 'picture.key', 'product_picture.picture_key')
    .select(['key', 'width', 'height', 'widths', 'colour', 'preview', 'alt_en as altEn', 'alt_ar as altAr'])
    .select(['focus_x as focusX', 'focus_y as focusY'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()
}

/** The product that a name or a slug means; `folded` is the name as a search folds it. */
export async function findProductByName(db: Database, name: string, folded: string): Promise<number | null> {
  const row = await db
    .selectFrom('product')
    .select('id')
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
  return row?.id ?? null
}

/** What an address that one had once leads to now: a category's address, or a product that is on sale. */
export async function findMoved(
  db: Database,
  slug: string,
): Promise<{ kind: 'product' | 'category'; id: number; slug: string } | undefined> {
  const { rows } = await sql<{ kind: 'product' | 'category'; id: number; slug: string }>`
    select r.kind, r.target_id as id, coalesce(c.slug, p.slug) as slug
    from slug_redirect r
    left join category c on r.kind = 'category' and c.id = r.target_id
    left join product p on r.kind = 'product' and p.id = r.target_id and p.status = 'published'
    where r.slug = ${slug} and r.kind in ('category', 'product') and coalesce(c.id, p.id) is not null
    order by r.kind limit 1
  `.execute(db)
  return rows[0]
}
