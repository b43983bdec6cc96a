import { m } from '@warda/i18n/messages'
import { ReviewsPage } from '../../features/reviews/reviews-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/reviews.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_reviews(), description: m.admin_dashboard(), private: true })

export default function ReviewsRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_reviews()} />
      <ReviewsPage />
    </>
  )
}
