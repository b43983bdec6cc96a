import { type Halalas, parseAmount } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** Parses the optional `expectedTotal` of a body to halalas; `invalid` when it is not an amount. */
export function readExpectedTotal(riyals: number | undefined): Result<Halalas | undefined, 'invalid'> {
  const total = riyals === undefined ? ok(undefined) : parseAmount(riyals, { allowZero: true })
  return total.ok ? total : refuse('invalid', undefined, 'expectedTotal')
}

/** `standing.price_rose` when an order costs more than the agreed total of a delivery, in halalas; null means any total (decisions §12). */
export function checkAgreedTotal(total: Halalas, agreed: Halalas | null): Result<null, 'standing.price_rose'> {
  return agreed === null || total <= agreed ? ok(null) : refuse('standing.price_rose', { before: agreed, now: total })
}

/** `order.price_changed` when the total differs from the one that the caller saw, in halalas (decisions §12); not checked without one. */
export function checkExpectedTotal(total: Halalas, expected: Halalas | undefined): Result<null, 'order.price_changed'> {
  return expected === undefined || expected === total
    ? ok(null)
    : refuse('order.price_changed', { before: expected, now: total })
}
