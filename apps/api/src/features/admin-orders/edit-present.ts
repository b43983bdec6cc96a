import type { adminOrdersEndpoints, EditQuote as Wire } from '@warda/contract/admin-orders'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals, parseAmount } from '@warda/domain/money'
import { type DomainError, ok, type Result, refuse } from '@warda/domain/result'
import type * as z from 'zod/mini'
import type { FeeChoice } from './edit-order.ts'
import type { OrderEdit } from './order-changes.ts'
import type { EditQuote } from './quote-edit.ts'

type Body = z.output<typeof adminOrdersEndpoints.editOrder.body>

/** Parses an edit and its fee choice; `invalid` if `toldDifference` is not an amount. */
export function readEdit(body: Body): Result<{ edit: OrderEdit; fee: Omit<FeeChoice, 'reason'> }, 'invalid'> {
  const { adjustFee: adjust = false, toldDifference, refundTo = 'credit', ...edit } = body
  const expectedDifference = toldDifference === undefined ? ok(undefined) : parseSignedAmount(toldDifference)
  if (!expectedDifference.ok) return refuse('invalid', undefined, 'toldDifference')
  return ok({ edit, fee: { adjust, expectedDifference: expectedDifference.value, refundTo } })
}

function parseSignedAmount(riyals: number): Result<number> {
  const absolute = parseAmount(Math.abs(riyals), { allowZero: true })
  return absolute.ok && riyals < 0 ? ok(-absolute.value) : absolute
}

/** Maps an edit preview to the wire format; `formatError` translates error codes. */
export function presentEditQuote(
  { order, changes, fields, fee, price, errors, feeError }: EditQuote,
  language: Language,
  formatError: (refusal: Pick<DomainError, 'code' | 'values'>) => string,
): Wire {
  const changedFields = fields.filter((field) => field !== 'fee')
  return {
    changes: changes.shopNote === undefined ? changedFields : [...changedFields, 'note'],
    fee: {
      charged: halalasToRiyals(fee.charged),
      now: halalasToRiyals(fee.now),
      difference: halalasToRiyals(fee.difference),
      zone: fee.zone === null ? null : fee.zone.name[language],
    },
    before: { total: halalasToRiyals(order.paid + order.outstanding), outstanding: halalasToRiyals(order.outstanding) },
    after: {
      total: halalasToRiyals(price.due),
      outstanding: halalasToRiyals(price.outstanding),
      back: halalasToRiyals(price.back),
    },
    feeProblem: feeError && formatError(feeError),
    remarks: errors.map((error) => ({
      code: error.code,
      field: error.field ?? null,
      variantId: null,
      message: formatError(error),
      blocks: true,
    })),
  }
}
