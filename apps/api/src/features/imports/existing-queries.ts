import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { PRODUCT_COLUMNS, type ProductFields } from '../../db/product-columns.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

type ProductRow = ProductFields &
  Columns<'product', 'id'> &
  Computed<{
    variants: Columns<'variant', 'id' | 'sku' | 'size' | 'stems' | 'price'>[]
    pictures: ({ key: Column<'product_picture', 'pictureKey'> } & Columns<
      'product_picture',
      'altEn' | 'altAr' | 'focusX' | 'focusY' | 'size'
    >)[]
  }>

/** A stored product; prices are halalas. */
export type ExistingProduct = Omit<ProductRow, 'publishAt'> & { publishAt: string | null }

/** The stored data that the rows of a file refer to. */
export type ExistingData = {
  /** By slug. */
  products: ReadonlyMap<string, ExistingProduct>
  /** The current slug of the product that once had a slug. */
  formerSlugs: ReadonlyMap<string, string>
  /** Ids by slug. */
  categories: ReadonlyMap<string, number>
  occasions: ReadonlySet<string>
  pictures: ReadonlySet<string>
  /** The slug of the product that has a SKU. */
  skus: ReadonlyMap<string, string>
}

/** Loads the products, SKUs and pictures that the rows name, and all categories and occasions. */
export async function readExisting(
  db: Database,
  named: { slugs: readonly string[]; skus: readonly string[]; pictures: readonly string[] },
): Promise<ExistingData> {
  const products = await readProducts(db, named.slugs)
  const { rows: former } = await sql<Columns<'slug_redirect', 'slug'> & Computed<{ current: string }>>`
    select r.slug, p.slug as current from slug_redirect r join product p on p.id = r.target_id
    where r.kind = 'product' and r.slug = any(${sql.val([...named.slugs])}::text[])
  `.execute(db)
  const categories = await db.selectFrom('category').select(['id', 'slug']).execute()
  const occasions = await db.selectFrom('occasion').select('slug').execute()
  const { rows: pictures } = await sql<Columns<'picture', 'key'>>`
    select key from picture where key = any(${sql.val([...named.pictures])}::text[])
  `.execute(db)
  const { rows: skus } = await sql<Columns<'variant', 'sku'> & Columns<'product', 'slug'>>`
    select v.sku, p.slug from variant v join product p on p.id = v.product_id where v.sku = any(${sql.val([...named.skus])}::text[])
  `.execute(db)
  return {
    products: new Map(products.map((product) => [product.slug, product])),
    formerSlugs: new Map(former.map(({ slug, current }) => [slug, current])),
    categories: new Map(categories.map(({ id, slug }) => [slug, id])),
    occasions: new Set(occasions.map(({ slug }) => slug)),
    pictures: new Set(pictures.map(({ key }) => key)),
    skus: new Map(skus.map(({ sku, slug }) => [sku, slug])),
  }
}

async function readProducts(db: Database, slugs: readonly string[]): Promise<ExistingProduct[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, ${PRODUCT_COLUMNS.of('p')},
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'size', v.size, 'stems', v.stems, 'price', v.price)
          order by v.position), '[]') from variant v where v.product_id = p.id) as variants,
      (select coalesce(json_agg(json_build_object('key', pp.picture_key, 'altEn', pp.alt_en, 'altAr', pp.alt_ar,
          'focusX', pp.focus_x, 'focusY', pp.focus_y, 'size', pp.size) order by pp.position), '[]')
        from product_picture pp where pp.product_id = p.id) as pictures
    from product p where p.slug = any(${sql.val([...slugs])}::text[]) and not p.is_free_price
  `.execute(db)
  return rows.map((row) => ({ ...row, publishAt: row.publishAt?.toISOString() ?? null }))
}
