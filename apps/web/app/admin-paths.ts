/** The paths of the back office; separate from `paths.ts`, which all public pages load. */
const detailPath = (section: string) => (id: string | number) => `/admin/${section}/${encodeURIComponent(id)}`

export const adminPaths = {
  overview: '/admin',
  orders: '/admin/orders',
  order: detailPath('orders'),
  phoneOrder: '/admin/phone-order',
  counter: '/admin/counter',
  counterDrawers: '/admin/counter/drawers',
  /** The receipt of an order; the paper is in `?paper=`. */
  counterReceipt: detailPath('counter/receipt'),
  workroom: '/admin/workroom',
  /** Worksheets, cards or labels of a whole day. */
  workroomPrint: (day: string, kind: 'worksheet' | 'card' | 'label') => `/admin/workroom/print?day=${day}&kind=${kind}`,
  materials: '/admin/materials',
  material: detailPath('materials'),
  purchaseList: '/admin/purchase-list',
  supplierOrders: '/admin/purchase-list/orders',
  /** The form that receives a delivery, optionally of an order to a supplier. */
  receive: (supplierOrderId?: number) =>
    `/admin/purchase-list/receive${supplierOrderId === undefined ? '' : `?order=${supplierOrderId}`}`,
  suppliers: '/admin/suppliers',
  /** The recipes of a product. */
  recipes: detailPath('recipes'),
  margins: '/admin/margins',
  board: '/admin/board',
  driverRoute: '/admin/route',
  /** Print sheets of orders. */
  print: (orderIds: readonly string[], kind: 'worksheet' | 'card') =>
    `/admin/print?orders=${orderIds.join(',')}&kind=${kind}`,
  debts: '/admin/debts',
  /** Statement of a client, or of a customer when the client id is 0. */
  statement: ({ clientId, userId }: { clientId: number; userId: string | null }) =>
    clientId === 0 && userId !== null
      ? `/admin/statement?client=0&user=${userId}`
      : `/admin/statement?client=${clientId}`,
  customers: '/admin/customers',
  customer: detailPath('customers'),
  clients: '/admin/clients',
  client: detailPath('clients'),
  products: '/admin/products',
  product: detailPath('products'),
  /** The products of one category. */
  categoryProducts: (categoryId: number) => `/admin/products?category=${categoryId}`,
  newProduct: '/admin/products/new',
  categories: '/admin/categories',
  productOptions: '/admin/product-options',
  imports: '/admin/import',
  coupons: '/admin/coupons',
  giftCards: '/admin/gift-cards',
  revenue: '/admin/revenue',
  reviews: '/admin/reviews',
  reports: '/admin/reports',
  staff: '/admin/staff',
  audit: '/admin/audit',
  /** Tax units and documents for the tax authority. */
  tax: '/admin/tax',
  /** API keys and webhooks. */
  integrations: '/admin/integrations',
  webhook: detailPath('integrations/webhooks'),
  settings: '/admin/settings',
  setting: detailPath('settings'),
} as const

/** The first role that opens the back office. */
export const adminRole = 'Admin'
