import type { PictureRecord } from '@warda/domain/catalogue/localize-picture'
import { sql } from 'kysely'
import { toColumns } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { PRODUCT_COLUMNS, type ProductFields } from '../../db/product-columns.ts'
import type { Columns, Computed } from '../../db/row.ts'

export type VariantRow = Columns<'variant', 'id' | 'sku' | 'size' | 'stems' | 'price'> & Columns<'stock', 'onHand'>

/** A product of any status with its sizes and pictures. */
export type ProductWithDetails = ProductFields &
  Columns<'product', 'id' | 'version' | 'createdAt' | 'updatedAt'> &
  Computed<{ variants: VariantRow[]; pictures: (Required<PictureRecord> & Columns<'product_picture', 'size'>)[] }>

export async function findProduct(db: Database, id: number): Promise<ProductWithDetails | undefined> {
  const { rows } = await sql<ProductWithDetails>`
    select p.id, ${PRODUCT_COLUMNS.of('p')}, p.version, p.created_at as "createdAt", p.updated_at as "updatedAt",
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'size', v.size, 'stems', v.stems, 'price', v.price,
          'onHand', coalesce(s.on_hand, 0)) order by v.position), '[]')
        from variant v left join stock s on s.variant_id = v.id where v.product_id = p.id) as variants,
      (select coalesce(json_agg(json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'widths', k.widths,
          'colour', k.colour, 'preview', k.preview, 'altEn', pp.alt_en, 'altAr', pp.alt_ar,
          'focusX', pp.focus_x, 'focusY', pp.focus_y, 'size', pp.size) order by pp.position), '[]')
        from product_picture pp join picture k on k.key = pp.picture_key where pp.product_id = p.id) as pictures
    from product p where p.id = ${id} and not p.is_free_price
  `.execute(db)
  return rows[0]
}

/** The current slug and version, with the row locked until the transaction ends. */
export async function lockProduct(
  trx: Transaction,
  id: number,
): Promise<Columns<'product', 'slug' | 'version'> | undefined> {
  return trx
    .selectFrom('product')
    .select(['slug', 'version'])
    .where('id', '=', id)
    .where('is_free_price', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function insertProduct(trx: Transaction, fields: ProductFields, at: Date): Promise<number> {
  const { id } = await trx
    .insertInto('product')
    .values({ ...toColumns(PRODUCT_COLUMNS, fields), created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateProduct(trx: Transaction, id: number, fields: ProductFields, at: Date): Promise<void> {
  await trx
    .updateTable('product')
    .set({ ...toColumns(PRODUCT_COLUMNS, fields), updated_at: at, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** An unchanged product with this slug created after `since`: a double click would create it again. */
export async function findCreatedSince(
  trx: Transaction,
  slug: string,
  since: Date,
): Promise<Columns<'product', 'id' | 'titleEn' | 'titleAr'> | undefined> {
  return trx
    .selectFrom('product')
    .select(['id', 'title_en as titleEn', 'title_ar as titleAr'])
    .where('slug', '=', slug)
    .where('version', '=', 1)
    .where('created_at', '>', since)
    .executeTakeFirst()
}

/** Replaces the pictures of a product, in the given order. */
export async function savePictures(
  trx: Transaction,
  productId: number,
  pictures: readonly ({ key: string } & Columns<'product_picture', 'altEn' | 'altAr' | 'focusX' | 'focusY' | 'size'>)[],
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
        size: picture.size,
      })),
    )
    .execute()
}
