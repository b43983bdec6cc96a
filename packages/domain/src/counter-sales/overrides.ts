import type { Permission } from '../access/permissions.ts'
import type { Halalas } from '../money.ts'

/** Rules that staff may override in a sale at the counter, each with its permission. */
export const OVERRIDE_PERMISSIONS = {
  deliveryFee: 'overrideFee',
  discount: 'overrideDiscount',
  isAfterCutoff: 'overrideCutoff',
  isOverCapacity: 'overrideCapacity',
} as const satisfies Record<string, Permission>
export type OverrideKind = keyof typeof OVERRIDE_PERMISSIONS

/** The stored actions of overrides in the audit log. */
export const OVERRIDE_ACTIONS: Record<OverrideKind, string> = {
  deliveryFee: 'overrideDeliveryFee',
  discount: 'overrideDiscount',
  isAfterCutoff: 'overrideCutoff',
  isOverCapacity: 'overrideCapacity',
}

/** Overrides of one order: another delivery fee, a discount on the goods, an order after the cut-off or beyond the slot's capacity. */
export type Overrides = {
  deliveryFee?: Halalas | undefined
  discount?: Halalas | undefined
  isAfterCutoff?: boolean | undefined
  isOverCapacity?: boolean | undefined
  reason: string
}

/** The overrides that are set; false is none. */
export const listOverrides = (overrides: Partial<Overrides>): OverrideKind[] =>
  (Object.keys(OVERRIDE_PERMISSIONS) as OverrideKind[]).filter(
    (kind) => overrides[kind] !== undefined && overrides[kind] !== false,
  )
