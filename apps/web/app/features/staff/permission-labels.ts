import { PERMISSIONS, type Permission } from '@warda/domain/access/permissions'
import { m } from '@warda/i18n/messages'

const LABELS: Record<Permission, { name: () => string; text: () => string }> = {
  catalogue: { name: m.staff_may_catalogue, text: m.staff_may_catalogue_text },
  orders: { name: m.staff_may_orders, text: m.staff_may_orders_text },
  refunds: { name: m.staff_may_refunds, text: m.staff_may_refunds_text },
  items: { name: m.staff_may_items, text: m.staff_may_items_text },
  counter: { name: m.staff_may_counter, text: m.staff_may_counter_text },
  workroom: { name: m.staff_may_workroom, text: m.staff_may_workroom_text },
  materials: { name: m.staff_may_materials, text: m.staff_may_materials_text },
  purchasing: { name: m.staff_may_purchasing, text: m.staff_may_purchasing_text },
  overrideFee: { name: m.staff_may_override_fee, text: m.staff_may_override_fee_text },
  overrideDiscount: { name: m.staff_may_override_discount, text: m.staff_may_override_discount_text },
  overrideCutoff: { name: m.staff_may_override_cutoff, text: m.staff_may_override_cutoff_text },
  overrideCapacity: { name: m.staff_may_override_capacity, text: m.staff_may_override_capacity_text },
  clients: { name: m.staff_may_clients, text: m.staff_may_clients_text },
  people: { name: m.staff_may_people, text: m.staff_may_people_text },
  settings: { name: m.staff_may_settings, text: m.staff_may_settings_text },
  reports: { name: m.staff_may_reports, text: m.staff_may_reports_text },
  moderation: { name: m.staff_may_moderation, text: m.staff_may_moderation_text },
}

/** The name and the description of a permission. */
export const getPermissionLabel = (permission: Permission): { name: string; text: string } => ({
  name: LABELS[permission].name(),
  text: LABELS[permission].text(),
})

/** Permission names in display order; null means every permission. */
export const listPermissionNames = (permissions: readonly Permission[] | null): string[] =>
  permissions === null
    ? [m.staff_everything()]
    : PERMISSIONS.filter((permission) => permissions.includes(permission)).map((permission) =>
        LABELS[permission].name(),
      )
