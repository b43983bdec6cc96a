import type { phoneOrderBody } from '@warda/contract/phone-orders'
import { ok, type Result } from '@warda/domain/result'
import type * as z from 'zod/mini'
import { readExpectedTotal } from '../orders/index.ts'
import type { PhoneOrder } from './place-phone-order.ts'

/** Parses the body of a phone order; `invalid` if `expectedTotal` is not an amount. */
export function readPhoneOrder(body: z.output<typeof phoneOrderBody>): Result<PhoneOrder, 'invalid'> {
  const { userId, customer, lines: input, expectedTotal, ...request } = body
  const total = readExpectedTotal(expectedTotal)
  if (!total.ok) return total
  const lines = input.map(({ variantId, quntity }) => ({ variantId, quantity: quntity }))
  return ok({ userId, customer, request: { ...request, expectedTotal: total.value }, lines })
}
