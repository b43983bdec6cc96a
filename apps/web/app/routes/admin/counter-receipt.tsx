import { m } from '@warda/i18n/messages'
import { ReceiptPage } from '../../features/counter-sales/receipt-page.tsx'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/counter-receipt.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.counter_receipt(), description: m.admin_dashboard(), private: true })

export default function CounterReceiptRoute({ params }: Route.ComponentProps) {
  return (
    <>
      <div className="no-print">
        <DashboardHeading title={m.counter_receipt()} />
      </div>
      <ReceiptPage orderId={params.orderId} />
    </>
  )
}
