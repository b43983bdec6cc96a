import { PUBLIC_PATHS, productPath } from '@warda/contract/public-paths'

/** All public paths; pages use these instead of literals. */
export const paths = {
  ...PUBLIC_PATHS,
  checkout: '/checkout',
  giftCards: '/gift-cards',
  login: '/login',
  register: '/register',
  account: '/account',
  forgetPassword: '/auth/forget-password',
  resetPassword: '/auth/reset-password',
  confirmEmail: '/auth/confirm-email',
  resendConfirmation: '/auth/resend-confirmation',
  confirmPayment: '/confirm-payment',
  /** The page after an order was placed. */
  thanks: (orderId: string) => `/thanks/${encodeURIComponent(orderId)}`,
  product: productPath,
  /** The page of a product with one size chosen, as product feeds link it; its canonical URL has no size. */
  productSize: (slug: string, size: string) => `${productPath(slug)}?size=${size}`,
  /** The shop with one category chosen; `category` is its slug or its name. */
  category: (category: string) => `${PUBLIC_PATHS.shop}?category=${encodeURIComponent(category)}`,
  /** The shop with the flowers for an occasion. */
  occasion: (occasion: string) => `${PUBLIC_PATHS.shop}?occasion=${encodeURIComponent(occasion)}`,
  /** The version of a legal text that somebody accepted. */
  legalVersion: (page: 'terms' | 'returns' | 'privacy', version: string) =>
    `${PUBLIC_PATHS[page]}?version=${encodeURIComponent(version)}`,
  search: (query: string) => `${PUBLIC_PATHS.shop}?q=${encodeURIComponent(query)}`,
  orders: (userId: string) => `/orders/${encodeURIComponent(userId)}`,
  setting: (userId: string) => `/setting/${encodeURIComponent(userId)}`,
  /** The subscriptions of a shopper. */
  subscriptions: (userId: string) => `/subscriptions/${encodeURIComponent(userId)}`,
  /** A new subscription to a size of a product. */
  subscribe: (slug: string, variantId: number, quantity: number) =>
    `/subscribe?product=${slug}&size=${variantId}&quantity=${quantity}`,
  reminders: (userId: string) => `/reminders/${encodeURIComponent(userId)}`,
  /** The reminder of an order, or a new one that begins with it. */
  orderReminder: (userId: string, orderId: string) =>
    `/reminders/${encodeURIComponent(userId)}?order=${encodeURIComponent(orderId)}`,
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
