import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The pages in the shop's frame, in the order of architecture.md's rooms; an address is spelt in `paths.ts` for links. */
const pages = [
  index('routes/shop/home.tsx'),
  route('shop', 'routes/shop/shop.tsx'),
  route('product/:id', 'routes/shop/product.tsx'),
  route('wishlist', 'routes/shop/wishlist.tsx'),
  route('cart', 'routes/shop/cart.tsx'),
  route('checkout', 'routes/shop/checkout.tsx'),
  route('confirm-payment', 'routes/shop/confirm-payment.tsx'),
  route('services', 'routes/info/services.tsx'),
  route('about', 'routes/info/about.tsx'),
  route('contact', 'routes/info/contact.tsx'),
  route('terms', 'routes/info/terms.tsx'),
  route('loading', 'routes/info/loading.tsx'),
  route('auth/confirm-email', 'routes/auth/confirm-email.tsx'),
  route('auth/forget-password', 'routes/auth/forget-password.tsx'),
  route('auth/reset-password', 'routes/auth/reset-password.tsx'),
  route('auth/resend-confirmation', 'routes/auth/resend-confirmation.tsx'),
  route('orders/:userId', 'routes/account/orders.tsx'),
  route('setting/:id', 'routes/account/setting.tsx'),
  route('loyalty/:userId', 'routes/account/loyalty.tsx'),
  // `/category={name}` is one segment; any other single segment is nobody's page.
  route(':named', 'routes/shop/by-name.tsx'),
  route('*', 'routes/not-found.tsx'),
]

export default [
  route('sitemap.xml', 'routes/seo/sitemap.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),
  layout('shell/shop-layout.tsx', pages),
] satisfies RouteConfig
