import { m } from '@warda/i18n/messages'
import { CouponsPage } from '../../features/coupons/coupons-page.tsx'
import { NewCoupon } from '../../features/coupons/new-coupon.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/coupons.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_coupons(), description: m.admin_dashboard(), private: true })

export default function CouponsRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_coupons()} lead={m.coupons_lead()} action={<NewCoupon />} />
      <CouponsPage />
    </>
  )
}
