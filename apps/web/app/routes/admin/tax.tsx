import { hasPermission } from '@warda/domain/access/permissions'
import { m } from '@warda/i18n/messages'
import { useAdminMe } from '../../features/staff/use-admin-me.ts'
import { SubmissionsSection } from '../../features/tax-submissions/submissions-section.tsx'
import { TaxUnitsSection } from '../../features/tax-units/tax-units-section.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/tax.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.tax_title(), description: m.tax_lead(), private: true })

export default function AdminTaxRoute() {
  const me = useAdminMe()
  return (
    <>
      <DashboardHeading title={m.tax_title()} lead={m.tax_lead()} />
      <TaxUnitsSection />
      <SubmissionsSection canExport={me.data !== undefined && hasPermission(me.data.permissions, 'reports')} />
    </>
  )
}
