import { m } from '@warda/i18n/messages'
import { ProductOptionsPage } from '../../features/product-options/product-options-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/product-options.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_product_options(), description: m.admin_dashboard(), private: true })

export default function ProductOptionsRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_product_options()} lead={m.product_options_lead()} />
      <ProductOptionsPage />
    </>
  )
}
