/** All public paths; pages use these instead of literals. */
export const paths = {
  home: '/',
  shop: '/shop',
  wishlist: '/wishlist',
  cart: '/cart',
  checkout: '/checkout',
  services: '/services',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  forgetPassword: '/auth/forget-password',
  resetPassword: '/auth/reset-password',
  confirmEmail: '/auth/confirm-email',
  resendConfirmation: '/auth/resend-confirmation',
  confirmPayment: '/confirm-payment',
  product: (id: number) => `/product/${id}`,
  /** The shop with one category chosen; `category` is its slug or its name. */
  category: (category: string) => `/shop?category=${encodeURIComponent(category)}`,
  search: (text: string) => `/shop?q=${encodeURIComponent(text)}`,
  orders: (userId: string) => `/orders/${encodeURIComponent(userId)}`,
  setting: (userId: string) => `/setting/${encodeURIComponent(userId)}`,
  loyalty: (userId: string) => `/loyalty/${encodeURIComponent(userId)}`,
} as const

const dashboards: Record<string, (userId: string) => string> = {
  Customer: (userId) => `/dashboard-user/${encodeURIComponent(userId)}`,
  ShippingEmployee: (userId) => `/dashboard-delivery/${encodeURIComponent(userId)}`,
  BranchManager: (userId) => `/dashboard-manager/${encodeURIComponent(userId)}`,
  Admin: () => '/admin',
}

/** The dashboard of a user by their first role (decisions §1); null for a customer. */
export const dashboardPath = (person: { userId: string; roles: readonly string[] }): string | null =>
  dashboards[person.roles[0] ?? '']?.(person.userId) ?? null
