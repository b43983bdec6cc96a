/** The addresses of the back office. Apart from `paths.ts`, which every public page carries. */
const one = (room: string) => (id: string | number) => `/admin/${room}/${encodeURIComponent(id)}`

export const adminPaths = {
  overview: '/admin',
  orders: '/admin/orders',
  order: one('orders'),
  phoneOrder: '/admin/phone-order',
  customers: '/admin/customers',
  customer: one('customers'),
  clients: '/admin/clients',
  client: one('clients'),
  products: '/admin/products',
  product: one('products'),
  newProduct: '/admin/products/new',
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
