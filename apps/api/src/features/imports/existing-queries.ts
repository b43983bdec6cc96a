import type { KeptProduct, KeptVariant } from '@warda/domain/catalogue/product-draft'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A product as the shop has it; prices are halalas. */
export type ExistingProduct = KeptProduct & {
  id: number
  categoryId: number
  publishAt: string | null
  variants: readonly KeptVariant[]
  pictures: { key: string; altEn: string; altAr: string; focusX: number; focusY: number }[]
}

/** What the shop knows of the things that rows name. */
export type ExistingData = {
  products: ReadonlyMap<string, ExistingProduct>
  categories: ReadonlyMap<string, number>
  occasions: ReadonlySet<string>
  pictures: ReadonlySet<string>
  /** The address of the product that has a SKU. */
  skus: ReadonlyMap<string, string>
}

/** What the shop knows of the addresses, SKUs and pictures that rows name. */
export async function readExisting(
  db: Database,
  named: { slugs: readonly string[]; skus: readonly string[]; pictures: readonly string[] },
): Promise<ExistingData> {
  const products = await readProducts(db, named.slugs)
  const categories = await db.selectFrom('category').select(['id', 'slug']).execute()
  const occasions = await db.selectFrom('occasion').select('slug').execute()
  const { rows: pictures } = await sql<{ key: string }>`
    select key from picture where key = any(${sql.val([...named.pictures])}::text[])
  `.execute(db)
  const { rows: skus } = await sql<{ sku: string; slug: string }>`
    select v.sku, p.slug from variant v join product p on p.id = v.product_id where v.sku = any(${sql.val([...named.skus])}::text[])
  `.execute(db)
  return {
    products: new Map(products.map((product) => [product.slug, product])),
    categories: new Map(categories.map(({ id, slug }) => [slug, id])),
    occasions: new Set(occasions.map(({ slug }) => slug)),
    pictures: new Set(pictures.map(({ key }) => key)),
    skus: new Map(skus.map(({ sku, slug }) => [sku, slug])),
  }
}

async function readProducts(db: Database, slugs: readonly string[]): Promise<ExistingProduct[]> {
  const { rows } = await sql<Omit<ExistingProduct, 'publishAt'> & { publishAt: Date | null }>`
    select p.id, p.category_id as "categoryId", p.kind, p.slug, p.title_en as "titleEn", p.title_ar as "titleAr",
      p.description_en as "descriptionEn", p.description_ar as "descriptionAr", p.care_en as "careEn", p.care_ar as "careAr",
      p.flowers, p.colours, p.occasions, p.container, p.discount_percent as "discountPercent", p.status, p.publish_at as "publishAt",
      p.low_stock as "lowStock",
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'size', v.size, 'stems', v.stems, 'price', v.price)
          order by v.position), '[]') from variant v where v.product_id = p.id) as variants,
      (select coalesce(json_agg(json_build_object('key', pp.picture_key, 'altEn', pp.alt_en, 'altAr', pp.alt_ar,
          'focusX', pp.focus_x, 'focusY', pp.focus_y) order by pp.position), '[]')
        from product_picture pp where pp.product_id = p.id) as pictures
    from product p where p.slug = any(${sql.val([...slugs])}::text[])
  `.execute(db)
  return rows.map((row) => ({ ...row, publishAt: row.publishAt?.toISOString() ?? null }))
}
