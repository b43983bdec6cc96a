import { listProductFields, PRODUCT_FIELDS } from '@warda/domain/catalogue/product-fields'
import { sql } from 'kysely'
import type { TestShop } from './shop.ts'

let counter = 0

/** Inserts a picture row without files and returns its key. */
export async function makePictureRow(shop: Pick<TestShop, 'db'>): Promise<string> {
  counter += 1
  const key = `known-${process.pid}-${counter}`
  await sql`insert into picture (key, width, height, widths, colour, preview) values (${key}, 800, 1000, '{400,800}', '#aa8899', 'data:,')`.execute(
    shop.db,
  )
  return key
}

/** Creates an empty category and returns its id. */
export async function makeCategory(shop: Pick<TestShop, 'db'>, slug?: string): Promise<number> {
  const key = await makePictureRow(shop)
  const { id } = await shop.db
    .insertInto('category')
    .values({
      slug: slug ?? `category-${key}`,
      name_en: `Category ${key}`,
      name_ar: `قسم ${counter}`,
      picture_key: key,
      picture_alt_en: 'Roses',
      picture_alt_ar: 'ورد',
      position: 500 + counter,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Optional texts are empty, so that a new field needs no entry here. */
const optionalTexts = (): Record<string, string> =>
  Object.fromEntries(
    listProductFields('text')
      .filter((name) => PRODUCT_FIELDS[name].min === 0)
      .map((name) => [name, '']),
  )

/** The form of a published bouquet of two sizes in a new category. */
export async function productForm(shop: Pick<TestShop, 'db'>, changed: Record<string, unknown> = {}) {
  const key = await makePictureRow(shop)
  const categoryId = typeof changed.categoryId === 'number' ? changed.categoryId : await makeCategory(shop)
  return {
    ...optionalTexts(),
    categoryId,
    kind: 'bouquet',
    slug: `form-${key}`,
    titleEn: `Bouquet of ${key}`,
    titleAr: `باقة ${counter}`,
    descriptionEn: 'Fresh **roses**.',
    descriptionAr: 'ورد طازج.',
    careEn: 'Cut the stems.',
    careAr: 'قصّ السيقان.',
    flowers: ['garden rose'],
    colours: ['red'],
    occasions: ['birthday'],
    container: 'paper wrap',
    discountPercent: 0,
    status: 'published',
    publishAt: null,
    lowStock: 5,
    variants: [
      { sku: `${key}-S`, size: 'small', stems: 12, price: 100 },
      { sku: `${key}-L`, size: 'large', stems: 24, price: '180.50' },
    ],
    pictures: [{ key, altEn: 'Red roses', altAr: 'ورد أحمر', focusX: 0.5, focusY: 0.5 }],
    ...changed,
  }
}
