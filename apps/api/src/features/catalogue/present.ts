import type { Category, FeedProduct, Product, ProductCard, Variant } from '@warda/contract/catalogue'
import type { Picture } from '@warda/contract/wire/picture'
import { localizePicture, type PictureRecord } from '@warda/domain/catalogue/localize-picture'
import { calculateSalePrice } from '@warda/domain/catalogue/sale-price'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type { CachedOptions } from '../../cached-options.ts'
import { getOptionName } from '../../option-name-present.ts'
import { plainText, richText } from '../../rich-text.ts'
import type { CardRow } from './card-queries.ts'
import type { FeedProductRow } from './get-product-feed.ts'
import type { CategoryRow, DetailsRow, ProductPictureRow, VariantRow } from './queries.ts'

const inLanguage = (language: Language, en: string, ar: string): string => (language === 'ar' ? ar : en)

/** A picture with its description in one language. */
export function presentPicture(row: PictureRecord, language: Language): Picture {
  return localizePicture(row, language)
}

/** A picture of a product's page with the size that it shows. */
export function presentProductPicture(
  { size, ...row }: ProductPictureRow,
  language: Language,
): Product['pictures'][number] {
  return { ...localizePicture(row, language), ...(size === null ? {} : { size }) }
}

export function presentCategory(row: CategoryRow, language: Language): Category {
  return {
    id: row.id,
    slug: row.slug,
    name: inLanguage(language, row.nameEn, row.nameAr),
    productCount: row.productCount,
    picture: row.picture && presentPicture(row.picture, language),
  }
}

export function presentCard(row: CardRow, language: Language): ProductCard {
  return {
    id: row.id,
    name: inLanguage(language, row.titleEn, row.titleAr),
    slug: row.slug,
    category: {
      id: row.categoryId,
      slug: row.categorySlug,
      name: inLanguage(language, row.categoryNameEn, row.categoryNameAr),
    },
    price: halalasToRiyals(row.priceFrom),
    originalPrice: halalasToRiyals(row.priceWas),
    discountPercentage: row.discountPercent,
    hasRange: row.hasRange,
    colours: row.colours,
    rating: row.rating,
    reviewCount: row.reviewCount,
    inStock: row.defaultVariantId !== null,
    defaultVariantId: row.defaultVariantId,
    picture: presentPicture(row.picture, language),
  }
}

export function presentVariant(
  row: VariantRow,
  discountPercent: number,
  options: CachedOptions,
  language: Language,
): Variant {
  return {
    id: row.id,
    sku: row.sku,
    size: row.size,
    sizeName: getOptionName(options, 'size', row.size, language),
    stems: row.stems,
    price: halalasToRiyals(calculateSalePrice(row.price, discountPercent)),
    originalPrice: halalasToRiyals(row.price),
    available: row.available,
  }
}

/** The fields of a product's page that its card lacks. */
export function presentDetails(row: DetailsRow, options: CachedOptions, language: Language) {
  const description = inLanguage(language, row.descriptionEn, row.descriptionAr)
  const care = inLanguage(language, row.careEn, row.careAr)
  return {
    description: plainText(description),
    descriptionHtml: richText(description),
    care: plainText(care),
    careHtml: richText(care),
    flowers: row.flowers,
    colourNames: row.colours.map((slug) => getOptionName(options, 'colour', slug, language)),
    container: row.container,
    containerName: getOptionName(options, 'container', row.container, language),
  }
}

/** A product of the product feeds; sizes and pictures in the order of its page. */
export function presentFeedProduct(row: FeedProductRow, options: CachedOptions, language: Language): FeedProduct {
  return {
    id: row.id,
    slug: row.slug,
    name: inLanguage(language, row.titleEn, row.titleAr),
    description: plainText(inLanguage(language, row.descriptionEn, row.descriptionAr)),
    category: inLanguage(language, row.categoryEn, row.categoryAr),
    colours: row.colours.map((slug) => getOptionName(options, 'colour', slug, language)),
    pictures: row.pictures.map(({ size, ...files }) => ({ ...files, ...(size === null ? {} : { size }) })),
    variants: row.variants.map(({ sku, size, price, inStock }) => ({
      sku,
      size,
      sizeName: getOptionName(options, 'size', size, language),
      price: halalasToRiyals(calculateSalePrice(price, row.discountPercent)),
      originalPrice: halalasToRiyals(price),
      inStock,
    })),
  }
}
