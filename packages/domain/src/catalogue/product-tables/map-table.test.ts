import { describe, expect, test } from 'vitest'
import { htmlToText } from './html-to-text.ts'
import { mapTable } from './map-table.ts'
import type { ProductTable, ShopNames } from './product-table.ts'
import { assignSizes } from './size-names.ts'

const names: ShopNames = {
  categories: [
    { slug: 'roses', nameEn: 'Roses', nameAr: 'ورد جوري' },
    { slug: 'gift-boxes', nameEn: 'Gift boxes', nameAr: 'صناديق الهدايا' },
  ],
  occasions: [{ slug: 'birthday', nameEn: 'Birthday', nameAr: 'عيد ميلاد' }],
  colours: [
    { slug: 'red', nameEn: 'Red', nameAr: 'أحمر' },
    { slug: 'pink', nameEn: 'Pink', nameAr: 'وردي' },
  ],
  sizes: [
    { slug: 'small', nameEn: 'Small', nameAr: 'صغير' },
    { slug: 'medium', nameEn: 'Medium', nameAr: 'متوسط' },
    { slug: 'large', nameEn: 'Large', nameAr: 'كبير' },
    { slug: 'grand', nameEn: 'Grand', nameAr: 'فخم' },
    { slug: 'single', nameEn: 'Single', nameAr: 'مفردة' },
  ],
}
const { sizes } = names
const MINI = { slug: 'mini', nameEn: 'Mini', nameAr: 'صغير جدًا' }

const table = (columns: readonly string[], ...rows: readonly Record<string, string>[]): ProductTable => ({
  columns,
  rows: rows.map((row, at) => ({ line: at + 2, cells: columns.map((column) => row[column] ?? '') })),
})

const SHOPIFY = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Image Src',
  'Status',
]

describe('DESK-05 product exports of other shops', () => {
  test('DESK-05 an export of Shopify: rows of a handle are one product with sizes, stock, pictures, category and tags', () => {
    const mapped = mapTable(
      table(
        SHOPIFY,
        {
          Handle: 'Red-Classic',
          Title: 'Red classic',
          'Body (HTML)': '<p>Fresh &amp; red</p><ul><li>12 roses</li><li>Ribbon</li></ul>',
          Vendor: 'Nursery',
          Type: 'roses',
          Tags: 'Birthday, red, sale',
          Published: 'true',
          'Option1 Name': 'Size',
          'Option1 Value': 'Small',
          'Variant SKU': "'0012",
          'Variant Inventory Qty': '4',
          'Variant Price': '149.00',
          'Image Src': 'https://cdn.example.com/1.jpg',
          Status: 'active',
        },
        {
          Handle: 'Red-Classic',
          'Option1 Value': 'Large',
          'Variant SKU': 'RED-L',
          'Variant Inventory Qty': '0',
          'Variant Price': '249.00',
          'Image Src': 'https://cdn.example.com/2.jpg',
        },
        { Handle: 'Red-Classic', 'Image Src': 'https://cdn.example.com/3.jpg' },
      ),
      names,
    )
    expect(mapped).toEqual({
      ok: true,
      value: {
        format: 'shopify',
        ignored: ['Vendor', 'Option1 Name'],
        rows: [
          {
            line: 2,
            cells: {
              slug: 'red-classic',
              sku: '0012',
              price: '149.00',
              stock: '4',
              title_en: 'Red classic',
              description_en: 'Fresh & red\n\n- 12 roses\n- Ribbon',
              pictures: 'https://cdn.example.com/1.jpg|https://cdn.example.com/2.jpg|https://cdn.example.com/3.jpg',
            },
            initial: {
              title_ar: 'Red classic',
              description_ar: 'Fresh & red\n\n- 12 roses\n- Ribbon',
              category: 'roses',
              occasions: 'birthday',
              colours: 'red',
              status: 'published',
              size: 'small',
            },
          },
          {
            line: 3,
            cells: { slug: 'red-classic', sku: 'RED-L', price: '249.00', stock: '0' },
            initial: { size: 'large' },
          },
        ],
      },
    })
  })

  test('DESK-05 the columns of Shopify since 2025 are recognised too, and an Arabic title stays Arabic', () => {
    const columns = ['Title', 'URL handle', 'Description', 'SKU', 'Price', 'Inventory quantity', 'Product image URL']
    const mapped = mapTable(
      table(columns, { Title: 'باقة', 'URL handle': 'باقة', SKU: 'B-1', Price: '99', 'Inventory quantity': '3' }),
      names,
    )
    expect(mapped).toMatchObject({
      value: {
        format: 'shopify',
        rows: [
          {
            cells: { slug: 'product-b-1', title_ar: 'باقة', stock: '3' },
            initial: { title_en: 'باقة', size: 'single' },
          },
        ],
      },
    })
  })

  test('DESK-05 an export of WooCommerce: variations become sizes of their product, categories are found by path', () => {
    const columns = [
      ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Description', 'Tax class', 'Stock', 'Regular price', 'Categories'],
      ...['Tags', 'Images', 'Parent', 'Attribute 1 name', 'Attribute 1 value(s)'],
    ]
    const mapped = mapTable(
      table(
        columns,
        {
          ID: '10',
          Type: 'variable',
          SKU: 'TULIP',
          Name: 'Tulips',
          Published: '1',
          Description: 'Spring\\nflowers',
          'Tax class': 'standard',
          Categories: 'Flowers > Gift boxes, Other',
          Tags: 'pink',
          Images: 'https://w.example/a.jpg, https://w.example/b.jpg',
          'Attribute 1 name': 'Stems',
          'Attribute 1 value(s)': '12, 24',
        },
        {
          ID: '11',
          Type: 'variation',
          SKU: 'T-24',
          Parent: 'TULIP',
          'Regular price': '200',
          Stock: '5',
          'Attribute 1 value(s)': '24 tulips',
        },
        {
          ID: '12',
          Type: 'variation',
          SKU: 'T-12',
          Parent: 'id:10',
          'Regular price': '100',
          Stock: '2',
          'Attribute 1 value(s)': '12 tulips',
        },
        { ID: '20', Type: 'simple', Name: 'Tulips', Published: '0', 'Regular price': '50' },
      ),
      names,
    )
    expect(mapped).toEqual({
      ok: true,
      value: {
        format: 'woocommerce',
        ignored: ['Tax class'],
        rows: [
          {
            line: 3,
            cells: {
              slug: 'tulips',
              sku: 'T-24',
              price: '200',
              stock: '5',
              title_en: 'Tulips',
              description_en: 'Spring\nflowers',
              pictures: 'https://w.example/a.jpg|https://w.example/b.jpg',
            },
            initial: {
              title_ar: 'Tulips',
              description_ar: 'Spring\nflowers',
              category: 'gift-boxes',
              colours: 'pink',
              status: 'published',
              size: 'large',
              stems: '24',
            },
          },
          {
            line: 4,
            cells: { slug: 'tulips', sku: 'T-12', price: '100', stock: '2' },
            initial: { size: 'small', stems: '12' },
          },
          {
            line: 5,
            cells: { slug: 'tulips-20', sku: 'tulips-20-single', price: '50', stock: '', title_en: 'Tulips' },
            initial: { title_ar: 'Tulips', status: 'draft', size: 'single' },
          },
        ],
      },
    })
  })

  test('DESK-05 our own file: unknown columns are named and ignored, a repeated or missing column is refused', () => {
    expect(mapTable(table(['SLUG', 'sku', 'Title EN', 'prize'], { SLUG: 'a', sku: 'b', prize: '1' }), names)).toEqual({
      ok: true,
      value: {
        format: 'warda',
        ignored: ['prize'],
        rows: [{ line: 2, cells: { slug: 'a', sku: 'b', title_en: '' }, initial: {} }],
      },
    })
    expect(mapTable(table(['slug', 'sku', 'SKU']), names)).toMatchObject({ code: 'import.column_twice' })
    expect(mapTable(table(['slug', 'price']), names)).toMatchObject({ code: 'import.column_missing' })
  })

  test.each([
    ['<p>One</p><p>Two<br>three</p>', 'One\n\nTwo\nthree'],
    ['<script>alert(1)</script>Text<style>p{}</style>', 'Text'],
    ['5 &lt; 6 &#1608;&#x631;&#1583; &unknown; &#0;', '5 < 6 ورد &unknown;'],
    ['a <b>bold</b> word <!-- hidden --> here', 'a bold word here'],
  ])('DESK-05 HTML becomes text: %s', (html, text) => expect(htmlToText(html)).toBe(text))

  test.each([
    ['Small', 'small'],
    ['XL', 'grand'],
    ['Extra-large', 'grand'],
    ['كبير', 'large'],
    ['Default Title', 'single'],
  ])('DESK-05 the size %s is %s', (text, size) =>
    expect(assignSizes([{ options: [text], price: '' }], sizes)).toEqual([size]),
  )

  test.each([
    ['Mini', 'small', 'mini'],
    ['صغير جدا', 'single', 'mini'],
  ])('DESK-07 the size %s is %s, and in a shop with a size of this name %s', (text, before, after) => {
    const option = [{ options: [text], price: '' }]
    expect(assignSizes(option, sizes)).toEqual([before])
    expect(assignSizes(option, [...sizes, MINI])).toEqual([after])
  })

  test('DESK-05 sizes without a known name are in the order of their prices, more than four stay as written', () => {
    const option = (text: string, price: string) => ({ options: [text], price })
    expect(assignSizes([option('50', '300'), option('12', '100'), option('24', '200')], sizes)).toEqual([
      'large',
      'small',
      'medium',
    ])
    const five = ['a', 'b', 'c', 'd', 'Small'].map((text) => option(text, '1'))
    expect(assignSizes(five, sizes)).toEqual(['a', 'b', 'c', 'd', 'small'])
    expect(assignSizes([{ options: [], price: '' }], sizes)).toEqual(['single'])
  })
})
