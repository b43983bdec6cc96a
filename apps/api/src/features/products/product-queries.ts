import type { KeptPicture } from '@warda/domain/catalogue/picture-crop'
import type { KeptProduct, KeptVariant } from '@warda/domain/catalogue/product-draft'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

/** A product's own row as it is written; money is halalas. */
export type ProductFields = KeptProduct & { categoryId: number; publishAt: Date | null }

export type VariantRow = KeptVariant & { onHand: number }

/** Everything of one product, whatever its status. */
export type ProductWithDetails = ProductFields & {
  id: number
  version: number
  createdAt: Date
  updatedAt: Date
  variants: VariantRow[]
  pictures: Required<KeptPicture>[]
}

export async function findProduct(db: Database, id: number): Promise<ProductWithDetails | undefined> {
  const { rows } = await sql<ProductWithDetails>`
    select p.id, p.category_id as "categoryId", p.kind, p.slug, p.title_en as "titleEn", p.title_ar as "titleAr",
      p.description_en as "descriptionEn", p.description_ar as "descriptionAr", p.care_en as "careEn", p.care_ar as "careAr",
      p.flowers, p.colours, p.occasions, p.container, p.discount_percent as "discountPercent", p.status, p.publish_at as "publishAt",
      p.low_stock as "lowStock", p.version, p.created_at as "createdAt", p.updated_at as "updatedAt",
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'size', v.size, 'stems', v.stems, 'price', v.price,
          'onHand', coalesce(s.on_hand, 0)) order by v.position), '[]')
        from variant v left join stock s on s.variant_id = v.id where v.product_id = p.id) as variants,
      (select coalesce(json_agg(json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'widths', k.widths,
          'colour', k.colour, 'preview', k.preview, 'altEn', pp.alt_en, 'altAr', pp.alt_ar,
          'focusX', pp.focus_x, 'focusY', pp.focus_y) order by pp.position), '[]')
        from product_picture pp join picture k on k.key = pp.picture_key where pp.product_id = p.id) as pictures
    from product p where p.id = ${id}
  `.execute(db)
  return rows[0]
}

/** What a change of a product must know of it, the row held until the transaction ends. */
export async function lockProduct(
  trx: Transaction,
  id: number,
): Promise<{ slug: string; version: number } | undefined> {
  const { rows } = await sql<{ slug: string; version: number }>`
    select slug, version from product where id = ${id} for no key update
  `.execute(trx)
  return rows[0]
}

const columns = (row: ProductFields, at: Date) => ({
  category_id: row.categoryId,
  kind: row.kind,
  slug: row.slug,
  title_en: row.titleEn,
  title_ar: row.titleAr,
  description_en: row.descriptionEn,
  description_ar: row.descriptionAr,
  care_en: row.careEn,
  care_ar: row.careAr,
  flowers: row.flowers,
  colours: row.colours,
  occasions: row.occasions,
  container: row.container,
  discount_percent: row.discountPercent,
  status: row.status,
  publish_at: row.publishAt,
  low_stock: row.lowStock,
  updated_at: at,
})

export async function insertProduct(trx: Transaction, row: ProductFields, at: Date): Promise<number> {
  const { id } = await trx
    .insertInto('product')
    .values({ ...columns(row, at), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes a product anew and counts its version up. */
export async function updateProduct(trx: Transaction, id: number, row: ProductFields, at: Date): Promise<void> {
  await trx
    .updateTable('product')
    .set({ ...columns(row, at), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** A product made since then with this address: what a double click would make again. */
export async function findMadeSince(
  trx: Transaction,
  slug: string,
  since: Date,
): Promise<{ id: number; titleEn: string; titleAr: string } | undefined> {
  return trx
    .selectFrom('product')
    .select(['id', 'title_en as titleEn', 'title_ar as titleAr'])
    .where('slug', '=', slug)
    .where('version', '=', 1)
    .where('created_at', '>', since)
    .executeTakeFirst()
}

/** Replaces a product's pictures by these, in their order. */
export async function savePictures(
  trx: Transaction,
  productId: number,
  pictures: readonly { key: string; altEn: string; altAr: string; focusX: number; focusY: number }[],
): Promise<void> {
  await trx.deleteFrom('product_picture').where('product_id', '=', productId).execute()
  if (pictures.length === 0) return
  await trx
    .insertInto('product_picture')
    .values(
      pictures.map((picture, position) => ({
        product_id: productId,
        picture_key: picture.key,
        position,
        alt_en: picture.altEn,
        alt_ar: picture.altAr,
        focus_x: picture.focusX,
        focus_y: picture.focusY,
      })),
    )
    .execute()
}
