import type { Product } from '@warda/contract/catalogue'
import type { Riyals } from '@warda/domain/money'
import { expect, it } from 'vitest'
import { type OfferTerms, productSchema } from './product-schema.ts'

const riyals = (amount: number): Riyals => amount as Riyals
const picture = (key: string) => ({
  key,
  width: 1200,
  height: 1500,
  widths: [480, 1200],
  colour: '#fff',
  preview: '',
  alt: 'White roses',
})
const small = {
  id: 1,
  sku: 'SG-S',
  size: 'small',
  sizeName: 'Small',
  stems: 10,
  price: riyals(190),
  originalPrice: riyals(190),
  available: 3,
}
const large = {
  ...small,
  id: 2,
  sku: 'SG-L',
  size: 'large',
  sizeName: 'Large',
  price: riyals(299.5),
  originalPrice: riyals(320),
  available: 0,
}
const review = {
  id: 7,
  author: 'Noura',
  stars: 5,
  description: 'Lovely',
  language: 'en' as const,
  createdAt: '2026-11-20T22:30:00.000Z',
}
const product: Product = {
  id: 3,
  name: 'Snow Garden',
  slug: 'snow-garden',
  category: { id: 1, name: 'Roses', slug: 'roses' },
  price: riyals(190),
  originalPrice: riyals(190),
  discountPercentage: 0,
  hasRange: true,
  colours: ['white'],
  rating: 4.5,
  reviewCount: 2,
  inStock: true,
  defaultVariantId: 1,
  picture: picture('cover'),
  description: 'White roses',
  descriptionHtml: '<p>White roses</p>',
  flowers: ['rose'],
  colourNames: ['White'],
  container: 'vase',
  containerName: 'Vase',
  care: '',
  careHtml: '',
  variants: [small, large],
  pictures: [picture('cover'), { ...picture('large'), size: 'large' }],
  histogram: [0, 0, 0, 1, 1],
  reviewProducts: [review],
  related: [],
}
const terms: OfferTerms = {
  publicUrl: 'https://shop.example/',
  language: 'en',
  brand: 'Layan',
  methods: ['mada'],
  fee: { min: 15, max: 40 },
  sameDayCutoff: '14:00',
}
const address = 'https://shop.example/en/product/snow-garden'
/** The schema as search engines read it. */
const read = (shown: Product = product, with_: OfferTerms = terms) =>
  JSON.parse(JSON.stringify(productSchema(shown, with_)))

it('WEB-03 a product with sizes is a group of named products with price and stock of their own at one address', () => {
  const group = read()
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Snow Garden',
    url: address,
    productGroupID: '3',
    color: 'White',
    variesBy: 'https://schema.org/size',
    brand: { name: 'Layan' },
  })
  const [first, second] = group.hasVariant
  expect(first).toMatchObject({
    name: 'Snow Garden, Small',
    sku: 'SG-S',
    size: 'Small',
    image: 'https://shop.example/pictures/cover-1200.webp',
    offers: { url: address, price: '190.00', priceCurrency: 'SAR', availability: 'https://schema.org/InStock' },
  })
  expect(first.offers.priceSpecification).toBeUndefined()
  expect(second).toMatchObject({
    name: 'Snow Garden, Large',
    image: 'https://shop.example/pictures/large-1200.webp',
    offers: {
      price: '299.50',
      availability: 'https://schema.org/OutOfStock',
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '320.00' },
    },
  })
})

it('WEB-03 a product without sizes is one product with one offer', () => {
  const single = read({ ...product, variants: [{ ...small, size: 'single' }] })
  expect(single).toMatchObject({ '@type': 'Product', sku: 'SG-S', offers: { price: '190.00' } })
  expect(single.hasVariant).toBeUndefined()
})

it('WEB-03 offers name fees, the hour for the same day and the page about returns', () => {
  const { shippingDetails, hasMerchantReturnPolicy } = read().hasVariant[0].offers
  expect(shippingDetails).toMatchObject({
    shippingRate: { currency: 'SAR', minValue: '15.00', maxValue: '40.00' },
    deliveryTime: { cutoffTime: '14:00:00+03:00' },
  })
  expect(hasMerchantReturnPolicy).toMatchObject({
    applicableCountry: 'SA',
    merchantReturnLink: 'https://shop.example/en/returns',
  })
  const oneFee = read(product, { ...terms, fee: { min: 25, max: 25 } })
  expect(oneFee.hasVariant[0].offers.shippingDetails.shippingRate).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'SAR',
    value: '25.00',
  })
})

it('WEB-03 rating and reviews are those of the page, and absent before the first review', () => {
  expect(read()).toMatchObject({
    aggregateRating: { ratingValue: 4.5, ratingCount: 2, reviewCount: 2 },
    review: [
      {
        author: { name: 'Noura' },
        datePublished: '2026-11-21',
        reviewBody: 'Lovely',
        reviewRating: { ratingValue: 5 },
      },
    ],
  })
  const unrated = read({ ...product, histogram: [0, 0, 0, 0, 0], reviewCount: 0, rating: 0, reviewProducts: [] })
  expect([unrated.aggregateRating, unrated.review]).toEqual([undefined, undefined])
})
