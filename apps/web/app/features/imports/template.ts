import { toCsv } from '@warda/domain/csv'

/** The columns of a table of products in their order, and a product of two sizes as an example in this category. */
const exampleIn = (category: string): (readonly [string, string, string])[] => [
  ['slug', 'spring-morning', 'spring-morning'],
  ['status', 'draft', ''],
  ['publish_at', '', ''],
  ['kind', 'bouquet', ''],
  ['category', category, ''],
  ['title_en', 'Spring morning', ''],
  ['title_ar', 'صباح ربيعي', ''],
  ['description_en', 'Tulips and ranunculus, bound by hand.', ''],
  ['description_ar', 'توليب ورانونكيل، بترتيب يدوي.', ''],
  ['care_en', 'Fresh water every day.', ''],
  ['care_ar', 'ماء جديد كل يوم.', ''],
  ['flowers', 'tulip|ranunculus', ''],
  ['colours', 'pink|white', ''],
  ['occasions', 'birthday|thank-you', ''],
  ['container', 'paper wrap', ''],
  ['discount_percent', '0', ''],
  ['low_stock', '5', ''],
  ['picture_keys', '', ''],
  ['sku', 'SPR-S', 'SPR-L'],
  ['size', 'small', 'large'],
  ['stems', '12', '25'],
  ['price', '149.00', '249.00'],
  ['stock', '10', '6'],
]

/** The template as a file for a spreadsheet. */
export const templateFile = (category: string): Blob => {
  const columns = exampleIn(category)
  const rows = [0, 1, 2].map((row) => columns.map((column) => column[row] ?? ''))
  return new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' })
}
