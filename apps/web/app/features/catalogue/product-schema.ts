import type { Product, Variant } from '@warda/contract/catalogue'
import type { Review } from '@warda/contract/reviews'
import type { Language } from '@warda/domain/language'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { pageUrl } from '../../lib/shop/page-url.ts'
import { paths } from '../../paths.ts'
import { sharedPictureAddress } from '../../ui/media/picture.tsx'

/** What the offers of every product have in common; fees in riyals. */
export type OfferTerms = {
  publicUrl: string
  language: Language
  brand: string
  /** Names of the ways to pay online. */
  methods: readonly string[]
  /** The lowest and the highest delivery fee of the shop's zones. */
  fee: { min: number; max: number }
  /** Time of day in Riyadh (`HH:MM`) until which orders are delivered on the same day. */
  sameDayCutoff: string
}

type Schema = Record<string, unknown>

/** Reviews that are listed; search engines show a few. */
const MAX_REVIEWS = 5

/**
 * Structured data of a product for search engines (schema.org, JSON-LD): a product group with one named product per size, or one product
 * without sizes, each with price, stock, delivery and returns at the product's canonical address (WEB-03).
 */
export function productSchema(product: Product, terms: OfferTerms): Schema {
  const address = pageUrl(terms, paths.product(product.slug))
  const pictures = product.pictures.length > 0 ? product.pictures : [product.picture]
  const image = pictures.map((picture) => sharedPictureAddress(picture, terms.publicUrl))
  const common: Schema = {
    name: product.name,
    description: product.description,
    url: address,
    category: product.category.name,
    brand: { '@type': 'Brand', name: terms.brand },
    image,
    ...(product.colourNames.length > 0 && { color: product.colourNames.join('/') }),
    ...ratingSchema(product),
  }
  const [only, ...others] = product.variants
  if (only === undefined || (others.length === 0 && only.size === 'single'))
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...common,
      ...(only && { sku: only.sku, offers: offerSchema(only, address, terms) }),
    }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    ...common,
    productGroupID: String(product.id),
    variesBy: 'https://schema.org/size',
    hasVariant: product.variants.map((variant) => {
      const size = variant.sizeName
      const ofSize = product.pictures.find((picture) => picture.size === variant.size)
      return {
        '@type': 'Product',
        name: m.seo_product_size({ product: product.name, size }),
        sku: variant.sku,
        size,
        image: ofSize ? sharedPictureAddress(ofSize, terms.publicUrl) : image[0],
        offers: offerSchema(variant, address, terms),
      }
    }),
  }
}

function offerSchema(variant: Variant, address: string, terms: OfferTerms): Schema {
  const { price, originalPrice, available } = variant
  return {
    '@type': 'Offer',
    url: address,
    price: price.toFixed(2),
    priceCurrency: 'SAR',
    ...(originalPrice > price && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: originalPrice.toFixed(2),
        priceCurrency: 'SAR',
        valueAddedTaxIncluded: true,
      },
    }),
    availability: `https://schema.org/${available > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(terms.methods.length > 0 && { acceptedPaymentMethod: terms.methods }),
    shippingDetails: shippingSchema(terms),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'SA',
      merchantReturnLink: pageUrl(terms, paths.returns),
    },
  }
}

/** Orders before the cut-off are delivered on the same day, others the next day at the latest unless the buyer chooses a later one. */
const shippingSchema = ({ fee, sameDayCutoff }: OfferTerms): Schema => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'SA' },
  shippingRate: {
    '@type': 'MonetaryAmount',
    currency: 'SAR',
    ...(fee.min === fee.max
      ? { value: fee.max.toFixed(2) }
      : { minValue: fee.min.toFixed(2), maxValue: fee.max.toFixed(2) }),
  },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    cutoffTime: `${sameDayCutoff}:00+03:00`,
    handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
    transitTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
  },
})

/** Rating and reviews as the page shows them; nothing before the first review. */
function ratingSchema({ histogram, rating, reviewCount, reviewProducts }: Product): Schema {
  // The reviews that count in the rating, which may be those of verified buyers only.
  const ratingCount = histogram.reduce((sum, count) => sum + count, 0)
  if (ratingCount === 0) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount, reviewCount },
    review: reviewProducts.slice(0, MAX_REVIEWS).map(reviewSchema),
  }
}

const reviewSchema = ({ author, stars, description, language, createdAt }: Review): Schema => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: riyadhDate(Date.parse(createdAt)),
  inLanguage: language,
  reviewBody: description,
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
})
