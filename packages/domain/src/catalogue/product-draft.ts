/** The stored form of a product: texts in both languages, codes of colours and slugs of occasions. */
export type KeptProduct = {
  kind: 'bouquet' | 'addOn'
  slug: string
  titleEn: string
  titleAr: string
  descriptionEn: string
  descriptionAr: string
  careEn: string
  careAr: string
  flowers: string[]
  colours: string[]
  occasions: string[]
  container: string
  discountPercent: number
  status: 'draft' | 'published' | 'archived'
  /** Stock of a variant counts as low at this number or below. */
  lowStock: number
}

/** The stored form of a variant. `price` in halalas. */
export type KeptVariant = {
  id: number
  sku: string
  size: 'small' | 'medium' | 'large' | 'grand' | 'single'
  stems: number
  price: number
}
