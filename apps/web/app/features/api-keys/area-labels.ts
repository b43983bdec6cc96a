import type { ApiArea } from '@warda/domain/access/api-scopes'
import { m } from '@warda/i18n/messages'

const LABELS: Record<ApiArea, () => string> = {
  catalogue: m.staff_may_catalogue,
  orders: m.staff_may_orders,
  refunds: m.staff_may_refunds,
  clients: m.staff_may_clients,
  reports: m.staff_may_reports,
  moderation: m.staff_may_moderation,
}

/** The name of a permission that keys can have; the same as on the staff page. */
export const getAreaLabel = (area: ApiArea): string => LABELS[area]()
