import { hasPermission } from '@warda/domain/access/permissions'
import { listOverrides, OVERRIDE_PERMISSIONS, type Overrides } from '@warda/domain/counter-sales/overrides'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Actor } from '../../http/handler.ts'

export type OverrideError = 'counter_sale.override_denied' | 'counter_sale.override_pickup'

/** Checks that the employee has the permission of each override, and that only deliveries override rules of deliveries. */
export function checkOverrides(
  { permissions }: Pick<Actor, 'permissions'>,
  overrides: Partial<Overrides> | undefined,
  isDelivery: boolean,
): Result<null, OverrideError> {
  const kinds = listOverrides(overrides ?? {})
  const denied = kinds.find((kind) => !hasPermission(permissions, OVERRIDE_PERMISSIONS[kind]))
  if (denied) return refuse('counter_sale.override_denied', undefined, `overrides.${denied}`)
  const misplaced = isDelivery ? undefined : kinds.find((kind) => kind !== 'discount')
  return misplaced ? refuse('counter_sale.override_pickup', undefined, `overrides.${misplaced}`) : ok(null)
}
