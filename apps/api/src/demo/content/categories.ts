/** The six categories in the order of the header, with the slugs of the manifest. */
export const CATEGORIES = [
  { slug: 'roses', en: 'Roses', ar: 'ورد جوري' },
  { slug: 'tulips', en: 'Tulips', ar: 'توليب' },
  { slug: 'mixed-bouquets', en: 'Mixed bouquets', ar: 'باقات مشكّلة' },
  { slug: 'plants-and-orchids', en: 'Plants & orchids', ar: 'نباتات وأوركيد' },
  { slug: 'wedding-and-events', en: 'Weddings & events', ar: 'أعراس ومناسبات' },
  { slug: 'gifts-and-boxes', en: 'Gifts & boxes', ar: 'هدايا وعلب' },
] as const

/** Best sellers, the best first; they are listed before all other products. */
export const BEST_SELLERS: readonly string[] = [
  'roses-01',
  'tulips-01',
  'wedding-02',
  'mixed-03',
  'roses-02',
  'plants-01',
  'mixed-08',
  'roses-05',
  'tulips-07',
  'wedding-03',
  'roses-03',
  'mixed-01',
  'gifts-01',
  'roses-08',
  'tulips-05',
  'plants-03',
  'roses-04',
  'plants-02',
  'gifts-04',
  'mixed-02',
]
