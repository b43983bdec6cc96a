/** The addresses of the back office. Apart from `paths.ts`, which every public page carries. */
const one = (room: string) => (id: string | number) => `/admin/${room}/${encodeURIComponent(id)}`

export const adminPaths = {
  overview: '/admin',
  orders: '/admin/orders',
  order: one('orders'),
  phoneOrder: '/admin/phone-order',
  board: '/admin/board',
  driverRoute: '/admin/route',
  /** Sheets of some orders. */
  print: (orderIds: readonly string[], kind: 'worksheet' | 'card') =>
    `/admin/print?orders=${orderIds.join(',')}&kind=${kind}`,
  debts: '/admin/debts',
  /** Of a client, or with client 0 of a retail buyer. */
  statement: ({ clientId, userId }: { clientId: number; userId: string | null }) =>
    clientId === 0 && userId !== null
      ? `/admin/statement?client=0&user=${userId}`
      : `/admin/statement?client=${clientId}`,
  customers: '/admin/customers',
  customer: one('customers'),
  clients: '/admin/clients',
  client: one('clients'),
  products: '/admin/products',
  product: one('products'),
  /** The products of one category. */
  productsOf: (categoryId: number) => `/admin/products?category=${categoryId}`,
  newProduct: '/admin/products/new',
  /** The address of a product by its name, for everybody. */
  inShop: (slug: string) => `/product/${slug}`,
  categories: '/admin/categories',
  imports: '/admin/import',
  coupons: '/admin/coupons',
  revenue: '/admin/revenue',
  reviews: '/admin/reviews',
  reports: '/admin/reports',
  staff: '/admin/staff',
  audit: '/admin/audit',
  settings: '/admin/settings',
  setting: one('settings'),
} as const

/** Whose first role opens the back office. */
export const adminRole = 'Admin'
