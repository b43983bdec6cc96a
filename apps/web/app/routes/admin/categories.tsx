import { m } from '@warda/i18n/messages'
import { CategoriesPage } from '../../features/categories/categories-page.tsx'
import { NewCategory } from '../../features/categories/new-category.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/categories.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.admin_nav_categories(), description: m.admin_dashboard(), private: true })

export default function CategoriesRoute() {
  return (
    <>
      <DashboardHeading title={m.admin_nav_categories()} lead={m.admin_categories_lead()} action={<NewCategory />} />
      <CategoriesPage />
    </>
  )
}
