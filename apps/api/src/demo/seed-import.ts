import { VALUE_SEPARATOR } from '@warda/domain/catalogue/product-csv'
import { formatCsv } from '@warda/domain/csv'
import type { DemoContext } from './order-steps.ts'

const COLUMNS = [
  'slug',
  'sku',
  'category',
  'title_en',
  'title_ar',
  'colours',
  'size',
  'price',
  'stock',
  'shelf',
] as const

type Row = Partial<Record<(typeof COLUMNS)[number], string>>

/** Creates a checked import at `now` (ms since the epoch): a changed price, a changed stock, a new product and an invalid colour. */
export async function seedImport({ api, people }: DemoContext, now: number): Promise<void> {
  api.setTime(now)
  const list = await api.call(people.huda, 'adminProducts', { query: { status: 'published', pageSize: '3' } })
  const products = await Promise.all(
    list.data.map(({ id }) => api.call(people.huda, 'adminProduct', { params: { productId: id } })),
  )
  const rows: Row[] = products.flatMap(({ data: { slug, titleEn, titleAr, colours, variants } }, at) =>
    variants.slice(0, 1).map(({ sku, size, price, onHand }) => ({
      slug,
      sku,
      title_en: titleEn,
      title_ar: titleAr,
      colours: colours.join(VALUE_SEPARATOR),
      size,
      price: (at === 0 ? price + 10 : price).toFixed(2),
      stock: String(at === 1 ? onHand + 3 : onHand),
      shelf: `A${at + 1}`,
    })),
  )
  const added = { title_en: 'Rooftop evening', title_ar: 'مساء على السطح', size: 'small', price: '189.00', stock: '4' }
  const category = 'roses'
  rows.push({ slug: 'rooftop-evening', sku: 'ROOF-S', category, colours: 'peach', ...added })
  rows.push({ slug: 'ruby-night', sku: 'RUBY-S', category, colours: 'ruby', ...added, title_en: 'Ruby night' })
  const table = formatCsv([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))])
  const body = new FormData()
  body.set('file', new File([table], 'new-arrivals.csv', { type: 'text/csv' }))
  await api.call(people.huda, 'importProducts', { body })
}
