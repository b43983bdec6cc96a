/** What a product says of itself, as it is kept: words in both languages, codes of colours and occasions. */
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
  /** At so many of a size or fewer it counts as low. */
  lowStock: number
}

/** `price` is halalas. */
export type KeptVariant = {
  id: number
  sku: string
  size: 'small' | 'medium' | 'large' | 'grand' | 'single'
  stems: number
  price: number
}
