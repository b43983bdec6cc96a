import { randomUUID } from 'node:crypto'
import type { CouponFields } from '@warda/contract/coupons'
import { type AmountError, type Halalas, parseAmount } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import {
  type CouponLimits,
  type CouponRow,
  insertCoupon,
  lockCoupon,
  replaceSelection,
  updateCoupon,
} from './queries.ts'

type FormError = 'coupon.date_invalid' | 'coupon.dates_backwards' | AmountError
export type SaveError =
  | FormError
  | 'coupon.code_taken'
  | 'coupon.code_personal'
  | 'coupon.switched_off'
  | 'coupon.percent_fixed'
  | 'coupon.selection_unknown'

/**
 * Creates a discount or changes its limits; codes are stored in capitals. What it takes off is fixed once an order used it, so that past
 * discounts stay explained. Personal and disabled codes cannot change.
 */
export async function saveCoupon(context: AppContext, form: CouponFields): Promise<Result<CouponRow, SaveError>> {
  const limits = parseLimits(form)
  if (!limits.ok) return limits
  const code = form.code === '' ? createCode() : form.code.toUpperCase()
  setAuditSubject(`coupon:${code}`)
  return inResultTransaction<CouponRow, SaveError>(context.db, async (trx) => {
    const existing = await lockCoupon(trx, code)
    const mayChange = existing ? checkChange(existing, form, limits.value) : ok(null)
    if (!mayChange.ok) return mayChange
    const { isAutomatic } = form
    if (existing) await updateCoupon(trx, code, limits.value)
    else if (!(await insertCoupon(trx, { code, isAutomatic }, limits.value, new Date(context.clock.now()))))
      return refuseTakenCode()
    if (!(await replaceSelection(trx, code, getSelection(form)))) return refuse('coupon.selection_unknown')
    const saved = await lockCoupon(trx, code)
    return saved ? ok(saved) : refuseTakenCode()
  })
}

/** A generated code that identifies an automatic discount. */
const createCode = (): string => `AUTO-${randomUUID().slice(0, 8).toUpperCase()}`

const getSelection = ({ isForChosenGoods, buyerGroup, categoryIds, productIds, clientIds }: CouponFields) => ({
  categoryIds: isForChosenGoods ? categoryIds : [],
  productIds: isForChosenGoods ? productIds : [],
  clientIds: buyerGroup === 'clients' ? clientIds : [],
})

const refuseTakenCode = () => refuse('coupon.code_taken', undefined, 'code')

const FIXED = ['kind', 'percent', 'amount', 'maxDiscount'] as const

function checkChange(existing: CouponRow, form: CouponFields, limits: CouponLimits): Result<null, SaveError> {
  if (existing.isPersonal) return refuse('coupon.code_personal', undefined, 'code')
  if (form.isNew === true) return refuseTakenCode()
  if (existing.isDisabled) return refuse('coupon.switched_off', undefined, 'code')
  const changed = FIXED.find((field) => existing[field] !== limits[field])
  return existing.totalUses > 0 && changed ? refuse('coupon.percent_fixed', undefined, changed) : ok(null)
}

function parseLimits(form: CouponFields): Result<CouponLimits, FormError> {
  const startsAt = parseInstant(form.startsAt)
  if (startsAt === undefined) return refuse('coupon.date_invalid', undefined, 'startsAt')
  const endsAt = parseInstant(form.endsAt)
  if (endsAt === undefined) return refuse('coupon.date_invalid', undefined, 'endsAt')
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    return refuse('coupon.dates_backwards', undefined, 'endsAt')
  const minSubtotal = parseAmount(form.leastSubtotal, { allowZero: true })
  if (!minSubtotal.ok) return refuse(minSubtotal.code, undefined, 'leastSubtotal')
  const { kind, name, titleEn, titleAr, isForChosenGoods, buyerGroup, firstOrderOnly, fromTime, untilTime } = form
  const amount = parseOptional(kind === 'amount' ? form.amount : null)
  if (!amount.ok) return refuse(amount.code, undefined, 'amount')
  const maxDiscount = parseOptional(kind === 'amount' ? null : form.maxDiscount)
  if (!maxDiscount.ok) return refuse(maxDiscount.code, undefined, 'maxDiscount')
  const weekdays = [...new Set(form.weekdays ?? [])].toSorted((a, b) => a - b)
  return ok({
    name,
    titleEn,
    titleAr,
    kind,
    percent: kind === 'percent' ? form.percent : null,
    amount: amount.value,
    maxDiscount: maxDiscount.value,
    isForChosenGoods,
    buyerGroup,
    firstOrderOnly,
    startsAt,
    endsAt,
    weekdays: weekdays.length === 0 || weekdays.length === 7 ? null : weekdays,
    fromTime,
    untilTime,
    maxUses: form.mostUses,
    maxUsesPerUser: form.mostPerUser,
    minSubtotal: minSubtotal.value,
  })
}

const parseOptional = (riyals: number | null): Result<Halalas | null, AmountError> =>
  riyals === null ? ok(null) : parseAmount(riyals)

/** An instant from 2000 to 2100, which every calendar can show; undefined for anything else. */
function parseInstant(text: string | null): Date | null | undefined {
  if (text === null || text === '') return null
  const at = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN
  return at >= Date.UTC(2000, 0) && at < Date.UTC(2100, 0) ? new Date(at) : undefined
}
