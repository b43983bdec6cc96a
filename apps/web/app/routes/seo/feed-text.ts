import type { FeedProduct } from '@warda/contract/catalogue'
import { languagePath } from '@warda/contract/public-paths'
import type { Language } from '@warda/domain/language'
import { m } from '@warda/i18n/messages'
import { paths } from '../../paths.ts'
import { escapeXml, XML_HEADER } from './sitemap-text.ts'

type Feed = {
  network: 'google' | 'meta'
  language: Language
  publicUrl: string
  brand: string
  products: readonly FeedProduct[]
}

/** Values of `availability`: Google's product data specification, Meta's catalogue fields. */
const AVAILABILITY = { google: ['in_stock', 'out_of_stock'], meta: ['in stock', 'out of stock'] } as const
/** Maximum characters of a title and a description, and number of further pictures, that both networks accept. */
const MAX = { title: 150, description: 5_000, pictures: 10 } as const

/**
 * An RSS 2.0 file with an item per size: both networks read the attributes of Google's product data specification (`g:`). Sizes of one
 * product share `item_group_id`; flowers have no GTIN (`identifier_exists`). Meta takes no WebP, so it gets the JPEG of link previews.
 */
export function buildFeed({ network, language, publicUrl, brand, products }: Feed): string {
  const base = publicUrl.replace(/\/$/, '')
  const items = products.flatMap((product) => {
    const pictures = product.pictures.map(({ size, ...file }) => ({
      size,
      address: `${base}/pictures/${network === 'meta' ? file.jpeg : file.webp}`,
    }))
    return product.variants.flatMap((variant) => {
      const main = pictures.find(({ size }) => size === variant.size) ?? pictures[0]
      if (!main) return []
      const { sku, price, originalPrice, inStock } = variant
      const size = variant.size === 'single' ? null : variant.sizeName
      const title = size === null ? product.name : m.seo_product_size({ product: product.name, size })
      const attributes: [string, string][] = [
        ['id', sku],
        ['title', cut(title, MAX.title)],
        ['description', cut(product.description || title, MAX.description)],
        ['link', base + languagePath(language, toPath(product.slug, variant.size))],
        ['image_link', main.address],
        ...pictures
          .filter((picture) => picture !== main)
          .slice(0, MAX.pictures)
          .map(({ address }): [string, string] => ['additional_image_link', address]),
        ['availability', AVAILABILITY[network][inStock ? 0 : 1]],
        ['price', toPrice(originalPrice)],
        ...(price < originalPrice ? [['sale_price', toPrice(price)] as [string, string]] : []),
        ['condition', 'new'],
        ['brand', brand],
        ['identifier_exists', 'no'],
        ['product_type', product.category],
        ...(product.colours.length > 0 ? [['color', formatColours(product.colours)] as [string, string]] : []),
        ...(size === null
          ? []
          : ([
              ['item_group_id', String(product.id)],
              ['size', size],
            ] satisfies [string, string][])),
      ]
      return [`<item>${attributes.map(([name, text]) => `<g:${name}>${escapeXml(text)}</g:${name}>`).join('')}</item>`]
    })
  })
  const channel = `<title>${escapeXml(brand)}</title><link>${escapeXml(base)}/</link><description>${escapeXml(brand)}</description>`
  const open = '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">'
  return `${XML_HEADER}${open}<channel>${channel}\n${items.join('\n')}\n</channel></rss>\n`
}

/** At most three colours in 100 characters, as both networks accept. */
const formatColours = (colours: readonly string[]): string => cut(colours.slice(0, 3).join('/'), 100)

const toPrice = (riyals: number): string => `${riyals.toFixed(2)} SAR`

/** At most `length` characters, without half of a surrogate pair at the end. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : [...text].slice(0, length).join('')

const toPath = (slug: string, size: string): string =>
  size === 'single' ? paths.product(slug) : paths.productSize(slug, size)
