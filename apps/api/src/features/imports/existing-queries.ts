import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { PRODUCT_COLUMNS, type ProductFields } from '../../db/product-columns.ts'
import { type OptionRow, selectOptions } from '../../db/product-options.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

type ProductRow = ProductFields &
  Columns<'product', 'id'> &
  Computed<{
    variants: (Columns<'variant', 'id' | 'sku' | 'size' | 'stems' | 'price'> & Columns<'stock', 'onHand'>)[]
    pictures: ({ key: Column<'product_picture', 'pictureKey'> } & Columns<
      'product_picture',
      'altEn' | 'altAr' | 'focusX' | 'focusY' | 'size'
    >)[]
  }>

/** A stored product; prices are halalas. */
export type ExistingProduct = Omit<ProductRow, 'publishAt'> & { publishAt: string | null }

/** A picture that a row gives by URL or file name: its key, the reason why it cannot be used, or neither until it is fetched. */
export type PictureSource = { key: string | null; problem: string | null }

/** The stored data that the rows of a file refer to. */
export type ExistingData = {
  /** By slug. */
  products: ReadonlyMap<string, ExistingProduct>
  /** The current slug of the product that once had a slug. */
  formerSlugs: ReadonlyMap<string, string>
  categories: readonly CategoryNames[]
  options: ShopOptions
  /** Keys of pictures that are stored. */
  pictures: ReadonlySet<string>
  /** By URL, or by file name in lower case. */
  sources: ReadonlyMap<string, PictureSource>
  /** The slug of the product that has a SKU. */
  skus: ReadonlyMap<string, string>
}

type Named = {
  slugs: readonly string[]
  skus: readonly string[]
  pictures: readonly string[]
  sources: readonly string[]
}

/** Loads the products, SKUs and pictures that the rows name, and all categories and options; picture files are those of the import. */
export async function readExisting(db: Database, importId: string | null, named: Named): Promise<ExistingData> {
  const products = await readProducts(db, named.slugs)
  const { rows: former } = await sql<Columns<'slug_redirect', 'slug'> & Computed<{ current: string }>>`
    select r.slug, p.slug as current from slug_redirect r join product p on p.id = r.target_id
    where r.kind = 'product' and r.slug = any(${sql.val([...named.slugs])}::text[])
  `.execute(db)
  const categories = await selectCategories(db)
  const sources = await readSources(db, importId, named.sources)
  const keys = [...sources.values()].flatMap(({ key }) => (key === null ? [] : [key]))
  const { rows: pictures } = await sql<Columns<'picture', 'key'>>`
    select key from picture where key = any(${sql.val([...named.pictures, ...keys])}::text[])
  `.execute(db)
  const { rows: skus } = await sql<Columns<'variant', 'sku'> & Columns<'product', 'slug'>>`
    select v.sku, p.slug from variant v join product p on p.id = v.product_id where v.sku = any(${sql.val([...named.skus])}::text[])
  `.execute(db)
  return {
    products: new Map(products.map((product) => [product.slug, product])),
    formerSlugs: new Map(former.map(({ slug, current }) => [slug, current])),
    categories,
    options: await readShopOptions(db),
    pictures: new Set(pictures.map(({ key }) => key)),
    sources,
    skus: new Map(skus.map(({ sku, slug }) => [sku, slug])),
  }
}

async function readProducts(db: Database, slugs: readonly string[]): Promise<ExistingProduct[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, ${PRODUCT_COLUMNS.of('p')},
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'size', v.size, 'stems', v.stems, 'price', v.price,
          'onHand', coalesce(s.on_hand, 0)) order by v.position), '[]')
        from variant v left join stock s on s.variant_id = v.id where v.product_id = p.id) as variants,
      (select coalesce(json_agg(json_build_object('key', pp.picture_key, 'altEn', pp.alt_en, 'altAr', pp.alt_ar,
          'focusX', pp.focus_x, 'focusY', pp.focus_y, 'size', pp.size) order by pp.position), '[]')
        from product_picture pp where pp.product_id = p.id) as pictures
    from product p where p.slug = any(${sql.val([...slugs])}::text[]) and not p.is_free_price
  `.execute(db)
  return rows.map((row) => ({ ...row, publishAt: row.publishAt?.toISOString() ?? null }))
}

export type CategoryNames = Columns<'category', 'id' | 'slug' | 'nameEn' | 'nameAr'>

const selectCategories = (db: Database): Promise<CategoryNames[]> =>
  db
    .selectFrom('category')
    .select(['id', 'slug', 'name_en as nameEn', 'name_ar as nameAr'])
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The options of products, archived ones included, by the field of a product. */
export type ShopOptions = Record<'colours' | 'sizes' | 'containers' | 'occasions', readonly OptionRow[]>

const readShopOptions = async (db: Database): Promise<ShopOptions> => ({
  colours: await selectOptions(db, 'colour'),
  sizes: await selectOptions(db, 'size'),
  containers: await selectOptions(db, 'container'),
  occasions: await selectOptions(db, 'occasion'),
})

/** The names with which files of other shop systems are matched. */
export async function readShopNames(db: Database) {
  const { colours, sizes, occasions } = await readShopOptions(db)
  const offered = (options: readonly OptionRow[]): OptionRow[] => options.filter(({ archived }) => !archived)
  return {
    categories: await selectCategories(db),
    colours: offered(colours),
    sizes: offered(sizes),
    occasions: offered(occasions),
  }
}

/** The pictures of the import, and the URLs that an earlier import fetched. */
export async function readSources(
  db: Database,
  importId: string | null,
  sources: readonly string[],
): Promise<Map<string, PictureSource>> {
  if (sources.length === 0) return new Map()
  const { rows } = await sql<Columns<'product_import_picture', 'source' | 'pictureKey' | 'problem'>>`
    select address as source, picture_key as "pictureKey", null as problem from picture_source
    where address = any(${sql.val([...sources])}::text[])
    union all
    select source, picture_key, problem from product_import_picture
    where import_id = ${importId}::uuid and source = any(${sql.val([...sources])}::text[])
  `.execute(db)
  return new Map(rows.map(({ source, pictureKey, problem }) => [source, { key: pictureKey, problem }]))
}
