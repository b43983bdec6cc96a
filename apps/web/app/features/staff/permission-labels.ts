import { PERMISSIONS, type Permission } from '@warda/domain/access/permissions'
import { m } from '@warda/i18n/messages'

const LABELS: Record<Permission, { name: () => string; text: () => string }> = {
  catalogue: { name: m.admin_people_may_catalogue, text: m.admin_people_may_catalogue_text },
  orders: { name: m.admin_people_may_orders, text: m.admin_people_may_orders_text },
  refunds: { name: m.admin_people_may_refunds, text: m.admin_people_may_refunds_text },
  clients: { name: m.admin_people_may_clients, text: m.admin_people_may_clients_text },
  people: { name: m.admin_people_may_people, text: m.admin_people_may_people_text },
  settings: { name: m.admin_people_may_settings, text: m.admin_people_may_settings_text },
  reports: { name: m.admin_people_may_reports, text: m.admin_people_may_reports_text },
  moderation: { name: m.admin_people_may_moderation, text: m.admin_people_may_moderation_text },
}

/** The name and the description of a permission. */
export const getPermissionLabel = (permission: Permission): { name: string; text: string } => ({
  name: LABELS[permission].name(),
  text: LABELS[permission].text(),
})

/** Permission names in display order; null means every permission. */
export const listPermissionNames = (permissions: readonly Permission[] | null): string[] =>
  permissions === null
    ? [m.admin_people_everything()]
    : PERMISSIONS.filter((permission) => permissions.includes(permission)).map((permission) =>
        LABELS[permission].name(),
      )
