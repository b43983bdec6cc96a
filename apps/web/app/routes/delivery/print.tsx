import { m } from '@warda/i18n/messages'
import { deliveryRole } from '../../delivery-paths.ts'
import { PrintPage } from '../../features/print-sheets/print-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PrivatePage } from '../../shell/private-page.tsx'
import type { Route } from './+types/print.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.driver_print_title(), description: m.driver_print_description(), private: true })

export default function PrintRoute({ params }: Route.ComponentProps) {
  return (
    <PrivatePage userId={params.id} role={deliveryRole}>
      {() => (
        <>
          <div className="no-print">
            <DashboardHeading title={m.driver_print_title()} />
          </div>
          <PrintPage />
        </>
      )}
    </PrivatePage>
  )
}
