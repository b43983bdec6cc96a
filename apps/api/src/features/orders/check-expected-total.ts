import { type Halalas, parseAmount } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'

/** Parses the optional `expectedTotal` of a body to halalas; `invalid` when it is not an amount. */
export function readExpectedTotal(riyals: number | undefined): Result<Halalas | undefined, 'invalid'> {
  const total = riyals === undefined ? ok(undefined) : parseAmount(riyals, { allowZero: true })
  return total.ok ? total : refuse('invalid', undefined, 'expectedTotal')
}

/** `order.price_changed` when the caller saw another total, in halalas (decisions §12); callers without one are not compared. */
export function checkExpectedTotal(total: Halalas, expected: Halalas | undefined): Result<null, 'order.price_changed'> {
  return expected === undefined || expected === total
    ? ok(null)
    : refuse('order.price_changed', { before: expected, now: total })
}
