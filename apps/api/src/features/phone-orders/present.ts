import type { phoneOrderBody } from '@warda/contract/phone-orders'
import { parseAmount } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type * as z from 'zod/mini'
import type { PhoneOrder } from './place-phone-order.ts'

/** What was sent for an order on the telephone, in the shop's own words; `invalid` for a told total that is no amount. */
export function readPhoneOrder(body: z.output<typeof phoneOrderBody>): Result<PhoneOrder, 'invalid'> {
  const { userId, customer, lines: input, expectedTotal, ...request } = body
  const told = expectedTotal === undefined ? ok(undefined) : parseAmount(expectedTotal, { allowZero: true })
  if (!told.ok) return refuse('invalid', undefined, 'expectedTotal')
  const lines = input.map(({ variantId, quntity }) => ({ variantId, quantity: quntity }))
  return ok({ userId, customer, request, expectedTotal: told.value, lines })
}
