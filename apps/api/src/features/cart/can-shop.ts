import type { Role } from '@warda/domain/access/roles'
import { ok, type Result, refuse } from '@warda/domain/result'

/** Delivery staff and the shop's own people do not shop with their working accounts (decisions §1; spec §6 "Not allowed to add to cart"). */
export function canShop(role: Role): Result<null, 'cart.not_allowed'> {
  return role === 'ShippingEmployee' || role === 'Admin' ? refuse('cart.not_allowed') : ok(null)
}
