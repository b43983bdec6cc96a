import { type AmountError, parseAmount } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { type CouponLimits, type CouponRow, insertCoupon, lockCoupon, updateCoupon } from './queries.ts'

export type CouponForm = {
  isNew?: boolean | undefined
  code: string
  name: string
  percent: number
  startsAt: string | null
  endsAt: string | null
  mostUses: number | null
  mostPerUser: number
  /** Riyals. */
  leastSubtotal: number
}

type FormError = 'coupon.date_invalid' | 'coupon.dates_backwards' | AmountError
export type SaveError =
  | FormError
  | 'coupon.code_taken'
  | 'coupon.code_personal'
  | 'coupon.switched_off'
  | 'coupon.percent_fixed'

/**
 * Creates a code or changes its limits; codes are stored in capitals. The percentage is fixed once an order used the code, so that past
 * discounts stay explained. Personal and disabled codes cannot change.
 */
export async function saveCoupon(context: AppContext, form: CouponForm): Promise<Result<CouponRow, SaveError>> {
  const limits = parseLimits(form)
  if (!limits.ok) return limits
  const code = form.code.toUpperCase()
  return inResultTransaction<CouponRow, SaveError>(context.db, async (trx) => {
    const existing = await lockCoupon(trx, code)
    const mayChange = existing ? checkChange(existing, form) : ok(null)
    if (!mayChange.ok) return mayChange
    if (existing) await updateCoupon(trx, code, limits.value)
    else if (!(await insertCoupon(trx, code, limits.value, new Date(context.clock.now())))) return refuseTakenCode()
    const saved = await lockCoupon(trx, code)
    return saved ? ok(saved) : refuseTakenCode()
  })
}

const refuseTakenCode = () => refuse('coupon.code_taken', undefined, 'code')

function checkChange(existing: CouponRow, form: CouponForm): Result<null, SaveError> {
  if (existing.isPersonal) return refuse('coupon.code_personal', undefined, 'code')
  if (form.isNew === true) return refuseTakenCode()
  if (existing.isDisabled) return refuse('coupon.switched_off', undefined, 'code')
  if (existing.totalUses > 0 && existing.percent !== form.percent)
    return refuse('coupon.percent_fixed', undefined, 'percent')
  return ok(null)
}

function parseLimits(form: CouponForm): Result<CouponLimits, FormError> {
  const startsAt = parseInstant(form.startsAt)
  if (startsAt === undefined) return refuse('coupon.date_invalid', undefined, 'startsAt')
  const endsAt = parseInstant(form.endsAt)
  if (endsAt === undefined) return refuse('coupon.date_invalid', undefined, 'endsAt')
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    return refuse('coupon.dates_backwards', undefined, 'endsAt')
  const minSubtotal = parseAmount(form.leastSubtotal, { allowZero: true })
  if (!minSubtotal.ok) return refuse(minSubtotal.code, undefined, 'leastSubtotal')
  const { name, percent, mostUses: maxUses, mostPerUser: maxUsesPerUser } = form
  return ok({ name, percent, startsAt, endsAt, maxUses, maxUsesPerUser, minSubtotal: minSubtotal.value })
}

/** An instant from 2000 to 2100, which every calendar can show; undefined for anything else. */
function parseInstant(text: string | null): Date | null | undefined {
  if (text === null || text === '') return null
  const at = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN
  return at >= Date.UTC(2000, 0) && at < Date.UTC(2100, 0) ? new Date(at) : undefined
}
