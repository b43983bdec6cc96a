import { m } from '@warda/i18n/messages'
import { RemoveAlertsPage } from '../../features/stock-alerts/remove-alerts-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/stock-alert.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.stock_alert_page(), description: m.stock_alert_page(), private: true })

export default function StockAlertRoute() {
  return <RemoveAlertsPage />
}
