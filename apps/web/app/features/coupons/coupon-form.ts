import { couponBody } from '@warda/contract/coupons'
import { parseAmount } from '@warda/domain/money'
import { normaliseText } from '@warda/domain/text'
import * as z from 'zod/mini'
import { fromRiyadh, toRiyadh } from '../../lib/forms/riyadh-input.ts'
import { wholeNumber } from '../../lib/forms/whole-number.ts'
import type { Coupon, CouponBody } from './use-coupons.ts'

const { code, name } = couponBody.shape

/** A date and time in Riyadh, or empty. */
const dateTime = z
  .string()
  .check(z.refine((text) => text === '' || fromRiyadh(text) !== null, { error: 'invalid_date' }))

/** A coupon as typed. */
export const couponForm = z.object({
  code,
  name,
  percent: wholeNumber(1, 100, true),
  startsAt: dateTime,
  endsAt: dateTime,
  mostUses: wholeNumber(1, 1_000_000, false),
  mostPerUser: wholeNumber(1, 1_000, true),
  leastSubtotal: z.string().check(z.refine((text) => minValue(text) !== null, { error: 'amount_invalid' })),
})

const minValue = (text: string): number | null => {
  if (normaliseText(text) === '') return 0
  const amount = parseAmount(text, { allowZero: true })
  return amount.ok ? amount.value / 100 : null
}

const optional = (text: string): number | null => (text === '' ? null : Number(text))

export const toBody = (form: z.output<typeof couponForm>, isNew: boolean): CouponBody => ({
  isNew,
  code: form.code,
  name: form.name,
  percent: Number(form.percent),
  startsAt: fromRiyadh(form.startsAt),
  endsAt: fromRiyadh(form.endsAt),
  mostUses: optional(form.mostUses),
  mostPerUser: Number(form.mostPerUser),
  leastSubtotal: minValue(form.leastSubtotal) ?? 0,
})

const formatDateTimeInput = (instant: string | null): string => (instant === null ? '' : toRiyadh(instant))

export const toForm = (coupon: Coupon | null): z.input<typeof couponForm> => ({
  code: coupon?.code ?? '',
  name: coupon?.name ?? '',
  percent: coupon === null ? '' : String(coupon.percent),
  startsAt: formatDateTimeInput(coupon?.startsAt ?? null),
  endsAt: formatDateTimeInput(coupon?.endsAt ?? null),
  mostUses: coupon?.mostUses == null ? '' : String(coupon.mostUses),
  mostPerUser: coupon === null ? '1' : String(coupon.mostPerUser),
  leastSubtotal: coupon === null || coupon.leastSubtotal === 0 ? '' : String(coupon.leastSubtotal),
})
