import { isStaffRole, type Role } from '@warda/domain/access/roles'
import { ok, type Result, refuse } from '@warda/domain/result'

/** Delivery employees and Admins cannot buy with their work accounts (decisions §1; spec §6 "Not allowed to add to cart"). */
export function canShop(role: Role): Result<null, 'cart.not_allowed'> {
  return isStaffRole(role) ? refuse('cart.not_allowed') : ok(null)
}
