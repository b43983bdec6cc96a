import { m } from '@warda/i18n/messages'
import { NewProduct, ProductsPage } from '../../features/products/products-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/products.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_products(), description: m.admin_dashboard(), private: true })

export default function ProductsRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_products()} action={<NewProduct />} />
      <ProductsPage />
    </>
  )
}
