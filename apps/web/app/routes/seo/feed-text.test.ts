import type { FeedProduct } from '@warda/contract/catalogue'
import { toRiyals } from '@warda/domain/money'
import { overwriteGetLocale } from '@warda/i18n/runtime'
import { describe, expect, it } from 'vitest'
import { buildFeed } from './feed-text.ts'

const roses: FeedProduct = {
  id: 7,
  slug: 'blush-hour',
  name: 'Roses & <more>',
  description: 'Pink.\u0008 "Soft"',
  category: 'Roses',
  colours: ['Pink', 'White'],
  pictures: [
    { webp: 'a-1200.webp', jpeg: 'a-link-preview.jpg' },
    { webp: 'b-1200.webp', jpeg: 'b-link-preview.jpg', size: 'large' },
  ],
  variants: [
    {
      sku: 'R-M',
      size: 'medium',
      sizeName: 'Medium',
      price: toRiyals(170),
      originalPrice: toRiyals(200),
      inStock: true,
    },
    {
      sku: 'R-L',
      size: 'large',
      sizeName: 'Large',
      price: toRiyals(300.5),
      originalPrice: toRiyals(300.5),
      inStock: false,
    },
  ],
}
const build = (
  network: 'google' | 'meta',
  products: readonly FeedProduct[] = [roses],
  language: 'en' | 'ar' = 'en',
) => {
  overwriteGetLocale(() => language)
  return readItems(buildFeed({ network, language, publicUrl: 'https://warda.example/', brand: 'Warda', products }))
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
/** Parses the file: the attributes of each item by name; throws when elements are not closed in order or a text is not escaped. */
function readItems(xml: string): Record<string, string | string[]>[] {
  const open: string[] = []
  const items: Record<string, string | string[]>[] = []
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '')
  for (const [all, closing, name = '', text = ''] of body.matchAll(/<(\/?)([\w:]+)[^<>]*>([^<>]*)/g)) {
    expect(all).not.toMatch(/&(?!(?:amp|lt|gt|quot);)/)
    if (closing) expect(open.pop()).toBe(name)
    else open.push(name)
    if (!closing && name === 'item') items.push({})
    if (closing || !name.startsWith('g:')) continue
    const item = items.at(-1) ?? {}
    const value = text.replace(/&(\w+);/g, (_, entity: string) => ENTITIES[entity] ?? '')
    const known = item[name.slice(2)]
    item[name.slice(2)] = known === undefined ? value : [...[known].flat(), value]
  }
  expect(open).toEqual([])
  return items
}

describe('product feeds', () => {
  it('DESK-07 Google: each size is an item of its product with prices, stock, pictures and a link that chooses it', () => {
    const common = {
      description: 'Pink. "Soft"',
      condition: 'new',
      brand: 'Warda',
      identifier_exists: 'no',
      product_type: 'Roses',
      color: 'Pink/White',
      item_group_id: '7',
    }
    const [a, b] = ['a', 'b'].map((key) => `https://warda.example/pictures/${key}-1200.webp`)
    expect(build('google')).toEqual([
      {
        ...common,
        id: 'R-M',
        link: 'https://warda.example/en/product/blush-hour?size=medium',
        title: 'Roses & <more>, Medium',
        image_link: a,
        additional_image_link: b,
        availability: 'in_stock',
        price: '200.00 SAR',
        sale_price: '170.00 SAR',
        size: 'Medium',
      },
      {
        ...common,
        id: 'R-L',
        link: 'https://warda.example/en/product/blush-hour?size=large',
        title: 'Roses & <more>, Large',
        image_link: b,
        additional_image_link: a,
        availability: 'out_of_stock',
        price: '300.50 SAR',
        size: 'Large',
      },
    ])
  })

  it('DESK-07 Meta: its values of availability, and JPEG pictures', () => {
    const items = build('meta')
    expect(items.map(({ availability }) => availability)).toEqual(['in stock', 'out of stock'])
    expect(items[0]?.image_link).toBe('https://warda.example/pictures/a-link-preview.jpg')
  })

  it('DESK-07 in Arabic: titles, sizes and addresses are Arabic, the values of attributes are not', () => {
    const [item] = build(
      'google',
      [
        {
          ...roses,
          name: 'ساعة الورد',
          colours: ['وردي'],
          variants: roses.variants.map((variant) => ({ ...variant, sizeName: 'متوسط' })),
        },
      ],
      'ar',
    )
    expect(item).toMatchObject({ title: 'ساعة الورد، متوسط', size: 'متوسط', color: 'وردي', availability: 'in_stock' })
    expect(item?.link).toBe('https://warda.example/ar/product/blush-hour?size=medium')
  })

  it('DESK-07 a product of one size is an item without a group, one without pictures is none, long texts are cut', () => {
    const single = {
      sku: 'S',
      size: 'single',
      sizeName: 'Single',
      price: toRiyals(50),
      originalPrice: toRiyals(50),
      inStock: true,
    } as const
    const [only, ...others] = build('google', [
      { ...roses, name: 'x'.repeat(200), description: '', variants: [single] },
      { ...roses, pictures: [] },
    ])
    expect(others).toEqual([])
    expect(only).not.toHaveProperty('item_group_id')
    expect(only).not.toHaveProperty('size')
    expect(only?.title).toHaveLength(150)
    expect(only?.description).toBe('x'.repeat(200))
  })
})
