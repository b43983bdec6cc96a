import type { phoneOrderBody } from '@warda/contract/admin-orders'
import type * as z from 'zod/mini'
import type { PhoneOrder } from './place-phone-order.ts'

/** What was sent for an order on the telephone, in the shop's own words. */
export function readPhoneOrder({ userId, customer, lines, ...request }: z.output<typeof phoneOrderBody>): PhoneOrder {
  return { userId, customer, request, lines: lines.map(({ variantId, quntity }) => ({ variantId, quantity: quntity })) }
}
