import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The pages in the layout of the shop. Links use `paths.ts`. */
const pages = [
  index('routes/shop/home.tsx'),
  route('shop', 'routes/shop/shop.tsx'),
  route('product/:slug', 'routes/shop/product.tsx'),
  route('wishlist', 'routes/shop/wishlist.tsx'),
  route('cart', 'routes/shop/cart.tsx'),
  route('checkout', 'routes/shop/checkout.tsx'),
  route('thanks/:orderId', 'routes/shop/thanks.tsx'),
  route('confirm-payment', 'routes/shop/confirm-payment.tsx'),
  route('confirm-receive-order', 'routes/shop/confirm-receive-order.tsx'),
  route('stock-alert', 'routes/shop/stock-alert.tsx'),
  route('services', 'routes/info/services.tsx'),
  route('about', 'routes/info/about.tsx'),
  route('contact', 'routes/info/contact.tsx'),
  route('terms', 'routes/info/terms.tsx'),
  route('returns', 'routes/info/returns.tsx'),
  route('privacy', 'routes/info/privacy.tsx'),
  route('loading', 'routes/info/loading.tsx'),
  route('login', 'routes/auth/sign-in.tsx', { id: 'login' }),
  route('register', 'routes/auth/sign-in.tsx', { id: 'register' }),
  route('account', 'routes/auth/sign-in.tsx', { id: 'account' }),
  route('auth/confirm-email', 'routes/auth/confirm-email.tsx'),
  route('auth/forget-password', 'routes/auth/forget-password.tsx'),
  route('auth/reset-password', 'routes/auth/reset-password.tsx'),
  route('auth/resend-confirmation', 'routes/auth/resend-confirmation.tsx'),
  route('auth/accept-invitation', 'routes/auth/accept-invitation.tsx'),
  route('setup', 'routes/auth/setup.tsx'),
  route('orders/:userId', 'routes/account/orders.tsx'),
  route('setting/:id', 'routes/account/setting.tsx'),
  route('loyalty/:userId', 'routes/account/loyalty.tsx'),
  route('reminders/stop', 'routes/account/stop-reminder.tsx'),
  route('reminders/:userId', 'routes/account/reminders.tsx'),
  route('dashboard-delivery', 'routes/delivery/start.tsx'),
  // `/category={name}`; any other single segment is not found.
  route(':named', 'routes/shop/by-name.tsx'),
  route('*', 'routes/not-found.tsx'),
]

/** The dashboards of owners and of branch managers. */
const businessDashboards = [
  route('dashboard-user', 'routes/client/no-user.tsx'),
  route('dashboard-user/:id', 'routes/client/layout.tsx', [
    index('routes/client/overview.tsx'),
    route('company', 'routes/client/company.tsx'),
    route('branches', 'routes/client/branches.tsx'),
    route('branches/:branchId', 'routes/client/branch.tsx'),
    route('employees', 'routes/client/employees.tsx'),
    route('statement', 'routes/client/statement.tsx'),
    route('quick-order', 'routes/client/quick-order.tsx'),
    route('standing-orders', 'routes/client/standing-orders.tsx'),
    route('loyalty-page', 'routes/client/loyalty-page.tsx'),
  ]),
  route('dashboard-manager/:id', 'routes/manager/layout.tsx', [
    index('routes/manager/overview.tsx'),
    route('quick-order', 'routes/manager/quick-order.tsx'),
    route('standing-orders', 'routes/manager/standing-orders.tsx'),
  ]),
]

/** The dashboard of the delivery team. */
const deliveryDashboard = [
  route('dashboard-delivery/:id', 'routes/delivery/layout.tsx', [
    index('routes/delivery/board.tsx'),
    route('run', 'routes/delivery/run.tsx'),
    route('route', 'routes/delivery/route.tsx'),
    route('debts', 'routes/delivery/debts.tsx'),
    route('statement', 'routes/delivery/statement.tsx'),
    route('print', 'routes/delivery/print.tsx'),
  ]),
]

/** The back office. */
const backOffice = [
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/overview.tsx'),
    route('orders', 'routes/admin/orders.tsx'),
    route('orders/:orderId', 'routes/admin/order.tsx'),
    route('phone-order', 'routes/admin/phone-order.tsx'),
    route('counter', 'routes/admin/counter.tsx'),
    route('workroom', 'routes/admin/workroom.tsx'),
    route('workroom/print', 'routes/admin/workroom-print.tsx'),
    route('materials', 'routes/admin/materials.tsx'),
    route('materials/:materialId', 'routes/admin/material.tsx'),
    route('purchase-list', 'routes/admin/purchase-list.tsx'),
    route('purchase-list/orders', 'routes/admin/supplier-orders.tsx'),
    route('purchase-list/receive', 'routes/admin/receive.tsx'),
    route('suppliers', 'routes/admin/suppliers.tsx'),
    route('recipes/:productId', 'routes/admin/recipes.tsx'),
    route('margins', 'routes/admin/margins.tsx'),
    route('counter/drawers', 'routes/admin/counter-drawers.tsx'),
    route('counter/receipt/:orderId', 'routes/admin/counter-receipt.tsx'),
    route('board', 'routes/admin/board.tsx'),
    route('route', 'routes/admin/driver-route.tsx'),
    route('print', 'routes/admin/print.tsx'),
    route('debts', 'routes/admin/debts.tsx'),
    route('debts/cash', 'routes/admin/cash.tsx'),
    route('statement', 'routes/admin/statement.tsx'),
    route('customers', 'routes/admin/customers.tsx'),
    route('customers/:userId', 'routes/admin/customer.tsx'),
    route('clients', 'routes/admin/clients.tsx'),
    route('clients/:clientId', 'routes/admin/client.tsx'),
    route('products', 'routes/admin/products.tsx'),
    route('products/:productId', 'routes/admin/product.tsx'),
    route('categories', 'routes/admin/categories.tsx'),
    route('import', 'routes/admin/imports.tsx'),
    route('coupons', 'routes/admin/coupons.tsx'),
    route('revenue', 'routes/admin/revenue.tsx'),
    route('reviews', 'routes/admin/reviews.tsx'),
    route('reports', 'routes/admin/reports.tsx'),
    route('staff', 'routes/admin/staff.tsx'),
    route('audit', 'routes/admin/audit.tsx'),
    route('tax', 'routes/admin/tax.tsx'),
    route('settings', 'routes/admin/settings.tsx'),
    route('settings/:key', 'routes/admin/setting.tsx'),
  ]),
]

export default [
  route('sitemap.xml', 'routes/seo/sitemap.ts'),
  route('feeds/google.xml', 'routes/seo/product-feed.ts', { id: 'google-feed' }),
  route('feeds/meta.xml', 'routes/seo/product-feed.ts', { id: 'meta-feed' }),
  route('robots.txt', 'routes/seo/robots.ts'),
  // The pages of links have a frame of their own.
  route('t/:code', 'routes/recipient/tracking.tsx'),
  route('address/:token', 'routes/recipient/address.tsx'),
  route('order-change/:token', 'routes/recipient/order-change.tsx'),
  ...businessDashboards,
  ...deliveryDashboard,
  ...backOffice,
  layout('shell/shop-layout.tsx', pages),
] satisfies RouteConfig
