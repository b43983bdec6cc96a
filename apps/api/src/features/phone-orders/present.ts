import type { phoneOrderBody } from '@warda/contract/phone-orders'
import { parseAmount } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type * as z from 'zod/mini'
import type { PhoneOrder } from './place-phone-order.ts'

/** Parses the body of a phone order; `invalid` if `expectedTotal` is not an amount. */
export function readPhoneOrder(body: z.output<typeof phoneOrderBody>): Result<PhoneOrder, 'invalid'> {
  const { userId, customer, lines: input, expectedTotal, ...request } = body
  const total = expectedTotal === undefined ? ok(undefined) : parseAmount(expectedTotal, { allowZero: true })
  if (!total.ok) return refuse('invalid', undefined, 'expectedTotal')
  const lines = input.map(({ variantId, quntity }) => ({ variantId, quantity: quntity }))
  return ok({ userId, customer, request, expectedTotal: total.value, lines })
}
