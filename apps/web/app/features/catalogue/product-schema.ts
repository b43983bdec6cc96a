import type { Product } from '@warda/contract/catalogue'
import { paths } from '../../paths.ts'
import { sharedPictureAddress } from '../../ui/media/picture.tsx'

/**
 * Structured data of a product for search engines: name, pictures, price and stock per size, ways to pay, rating
 * (schema.org, JSON-LD).
 */
export function productSchema(
  product: Product,
  { publicUrl, brand, methods }: { publicUrl: string; brand: string; methods: readonly string[] },
): Record<string, unknown> {
  const address = publicUrl.replace(/\/$/, '') + paths.product(product.slug)
  const pictures = product.pictures.length > 0 ? product.pictures : [product.picture]
  // The reviews that count in the rating, which may be those of verified buyers only.
  const ratingCount = product.histogram.reduce((sum, count) => sum + count, 0)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    category: product.category.name,
    sku: product.variants[0]?.sku,
    brand: { '@type': 'Brand', name: brand },
    image: pictures.map((picture) => sharedPictureAddress(picture, publicUrl)),
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      sku: variant.sku,
      url: address,
      price: variant.price.toFixed(2),
      priceCurrency: 'SAR',
      availability: `https://schema.org/${variant.available > 0 ? 'InStock' : 'OutOfStock'}`,
      ...(methods.length > 0 && { acceptedPaymentMethod: methods }),
    })),
    ...(ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        ratingCount,
        reviewCount: product.reviewCount,
      },
    }),
  }
}
