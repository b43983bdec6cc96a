/** Lengths are code points after trimming; `initial` is the value of a new product where it is not empty. */
type ProductField = { csv: string } & (
  | { kind: 'text'; min: number; max: number }
  | { kind: 'words'; maxLength: number; maxCount: number }
  | { kind: 'number'; max: number; initial: number }
  | { kind: 'choice'; choices: readonly string[]; initial: string }
  | { kind: 'slug' | 'category' | 'instant' }
)

/**
 * Every field of a product's own row, listed here only: the request body, the SQL column lists, the CSV columns and the editor derive from it.
 * `csv` is the column of an exported file; the database column is the name in snake_case.
 */
export const PRODUCT_FIELDS = {
  categoryId: { csv: 'category', kind: 'category' },
  kind: { csv: 'kind', kind: 'choice', choices: ['bouquet', 'addOn'], initial: 'bouquet' },
  slug: { csv: 'slug', kind: 'slug' },
  titleEn: { csv: 'title_en', kind: 'text', min: 2, max: 120 },
  titleAr: { csv: 'title_ar', kind: 'text', min: 2, max: 120 },
  descriptionEn: { csv: 'description_en', kind: 'text', min: 0, max: 4_000 },
  descriptionAr: { csv: 'description_ar', kind: 'text', min: 0, max: 4_000 },
  careEn: { csv: 'care_en', kind: 'text', min: 0, max: 4_000 },
  careAr: { csv: 'care_ar', kind: 'text', min: 0, max: 4_000 },
  flowers: { csv: 'flowers', kind: 'words', maxLength: 40, maxCount: 20 },
  colours: { csv: 'colours', kind: 'words', maxLength: 40, maxCount: 20 },
  occasions: { csv: 'occasions', kind: 'words', maxLength: 40, maxCount: 20 },
  container: { csv: 'container', kind: 'text', min: 0, max: 60 },
  discountPercent: { csv: 'discount_percent', kind: 'number', max: 90, initial: 0 },
  status: { csv: 'status', kind: 'choice', choices: ['draft', 'published', 'archived'], initial: 'draft' },
  /** A draft is published at this instant. */
  publishAt: { csv: 'publish_at', kind: 'instant' },
  /** A size counts as low in stock at this amount or below. */
  lowStock: { csv: 'low_stock', kind: 'number', max: 9_999, initial: 5 },
} as const satisfies Record<string, ProductField>

type Fields = typeof PRODUCT_FIELDS

export type ProductFieldName = keyof Fields

export type ProductFieldKind = Fields[ProductFieldName]['kind']

/** The names of the fields of one kind. */
export type ProductFieldsOf<K extends ProductFieldKind> = {
  [N in ProductFieldName]: Fields[N]['kind'] extends K ? N : never
}[ProductFieldName]

export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as ProductFieldName[]

export const listProductFields = <K extends ProductFieldKind>(kind: K): ProductFieldsOf<K>[] =>
  PRODUCT_FIELD_NAMES.filter((name): name is ProductFieldsOf<K> => PRODUCT_FIELDS[name].kind === kind)
