import type { adminOrdersEndpoints, EditQuote as Wire } from '@warda/contract/admin-orders'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals, parseAmount } from '@warda/domain/money'
import { type DomainError, ok, type Result, refuse } from '@warda/domain/result'
import type * as z from 'zod/mini'
import type { FeeChoice } from './edit-order.ts'
import type { OrderEdit } from './order-changes.ts'
import type { EditQuote } from './quote-edit.ts'

type Body = z.output<typeof adminOrdersEndpoints.editOrder.body>

/** An edit as it was sent, and what it asks of the fee; `invalid` for a told difference that is no amount. */
export function readEdit(body: Body): Result<{ edit: OrderEdit; fee: Omit<FeeChoice, 'reason'> }, 'invalid'> {
  const { adjustFee: adjust = false, toldDifference, refundTo = 'credit', ...edit } = body
  const told = toldDifference === undefined ? ok(undefined) : readSigned(toldDifference)
  if (!told.ok) return refuse('invalid', undefined, 'toldDifference')
  return ok({ edit, fee: { adjust, told: told.value, refundTo } })
}

function readSigned(riyals: number): Result<number> {
  const size = parseAmount(Math.abs(riyals), { allowZero: true })
  return size.ok && riyals < 0 ? ok(-size.value) : size
}

/** What an edit would do as the wire spells it, its sentences by `tell`. */
export function presentEditQuote(
  { order, changes, fields, fee, price, faults, feeFault }: EditQuote,
  language: Language,
  tell: (refusal: Pick<DomainError, 'code' | 'values'>) => string,
): Wire {
  const told = fields.filter((field) => field !== 'fee')
  return {
    changes: changes.shopNote === undefined ? told : [...told, 'note'],
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
    feeProblem: feeFault && tell(feeFault),
    remarks: faults.map((fault) => ({
      code: fault.code,
      field: fault.field ?? null,
      variantId: null,
      message: tell(fault),
      blocks: true,
    })),
  }
}
