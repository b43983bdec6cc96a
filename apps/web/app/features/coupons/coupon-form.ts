import { COUPON_RULES, type CouponFields, couponBody } from '@warda/contract/coupons'
import { text } from '@warda/contract/wire/text'
import { BUYER_GROUPS } from '@warda/domain/coupons/coupon'
import { normaliseCode } from '@warda/domain/coupons/coupon-code'
import { DISCOUNT_KINDS } from '@warda/domain/coupons/discount'
import { parseAmount } from '@warda/domain/money'
import { normaliseText } from '@warda/domain/text'
import * as z from 'zod/mini'
import { fromRiyadh, toRiyadh } from '../../lib/forms/riyadh-input.ts'
import { parseWholeNumber, wholeNumber } from '../../lib/forms/whole-number.ts'
import type { Coupon } from './use-coupons.ts'

const { code, name } = couponBody.shape

/** A date and time in Riyadh, or empty. */
const dateTime = z
  .string()
  .check(z.refine((text) => text === '' || fromRiyadh(text) !== null, { error: 'invalid_date' }))

/** Riyals as typed, or empty. */
const amount = (allowZero: boolean) =>
  z
    .string()
    .check(z.refine((text) => normaliseText(text) === '' || readAmount(text, allowZero) !== null, 'amount_invalid'))

const readAmount = (text: string, allowZero = false): number | null => {
  if (normaliseText(text) === '') return null
  const parsed = parseAmount(text, { allowZero })
  return parsed.ok ? parsed.value / 100 : null
}

const named = z.array(z.object({ id: z.int(), name: z.string() }))

/** A discount as typed. */
const fields = z.object({
  code,
  name,
  titleEn: text(0, 60),
  titleAr: text(0, 60),
  isNew: z.boolean(),
  use: z.enum(['code', 'automatic']),
  kind: z.enum(DISCOUNT_KINDS),
  percent: wholeNumber(1, 100, false),
  amount: amount(false),
  maxDiscount: amount(false),
  goods: z.enum(['all', 'chosen']),
  categories: named,
  products: named,
  buyerGroup: z.enum(BUYER_GROUPS),
  clients: named,
  firstOrderOnly: z.boolean(),
  startsAt: dateTime,
  endsAt: dateTime,
  weekdays: z.array(z.string()),
  fromTime: z.string(),
  untilTime: z.string(),
  mostUses: wholeNumber(1, 1_000_000, false),
  mostPerUser: wholeNumber(1, 1_000, false),
  leastSubtotal: amount(true),
})

export type CouponForm = z.output<typeof fields>

/** Names of form fields by the names of the contract's fields, where they differ. */
const FORM_FIELDS: Record<string, keyof CouponForm> = { categoryIds: 'products', clientIds: 'clients' }

export const couponForm = fields.check((context) => {
  const body = toBody(context.value)
  for (const [rule, message, isValid] of COUPON_RULES) {
    const field = FORM_FIELDS[rule] ?? rule
    // An unparsable field gets one error only.
    if (isValid(body) || context.issues.some(({ path }) => path?.[0] === field)) continue
    context.issues.push({ code: 'custom', message, path: [field], input: context.value })
  }
})

/** The number in a field while it is edited. */
const optional = (typed: string): number | null => parseWholeNumber(typed, 1, 1_000_000)
const listIds = (chosen: readonly { id: number }[]): number[] => chosen.map(({ id }) => id)

export const toBody = (form: CouponForm): CouponFields => ({
  isNew: form.isNew,
  code: form.use === 'automatic' && form.isNew ? '' : normaliseCode(form.code),
  name: form.name,
  titleEn: form.titleEn,
  titleAr: form.titleAr,
  isAutomatic: form.use === 'automatic',
  kind: form.kind,
  percent: form.kind === 'percent' ? optional(form.percent) : null,
  amount: form.kind === 'amount' ? readAmount(form.amount) : null,
  maxDiscount: form.kind === 'amount' ? null : readAmount(form.maxDiscount),
  isForChosenGoods: form.kind !== 'freeDelivery' && form.goods === 'chosen',
  categoryIds: listIds(form.categories),
  productIds: listIds(form.products),
  buyerGroup: form.buyerGroup,
  clientIds: listIds(form.clients),
  firstOrderOnly: form.firstOrderOnly,
  startsAt: fromRiyadh(form.startsAt),
  endsAt: fromRiyadh(form.endsAt),
  weekdays: form.weekdays.length === 0 ? null : form.weekdays.map(Number),
  fromTime: form.fromTime || null,
  untilTime: form.untilTime || null,
  mostUses: optional(form.mostUses),
  mostPerUser: optional(form.mostPerUser),
  leastSubtotal: readAmount(form.leastSubtotal, true) ?? 0,
})

const formatDateTimeInput = (instant: string | null): string => (instant === null ? '' : toRiyadh(instant))
const formatNumberInput = (value: number | null | undefined): string => (value == null ? '' : String(value))

const EMPTY: CouponForm = {
  code: '',
  name: '',
  titleEn: '',
  titleAr: '',
  isNew: true,
  use: 'code',
  kind: 'percent',
  percent: '',
  amount: '',
  maxDiscount: '',
  goods: 'all',
  categories: [],
  products: [],
  buyerGroup: 'everyone',
  clients: [],
  firstOrderOnly: false,
  startsAt: '',
  endsAt: '',
  weekdays: [],
  fromTime: '',
  untilTime: '',
  mostUses: '',
  mostPerUser: '1',
  leastSubtotal: '',
}

export const toForm = (coupon: Coupon | null): CouponForm => {
  if (coupon === null) return EMPTY
  return {
    ...coupon,
    isNew: false,
    use: coupon.isAutomatic ? 'automatic' : 'code',
    percent: formatNumberInput(coupon.percent),
    amount: formatNumberInput(coupon.amount),
    maxDiscount: formatNumberInput(coupon.maxDiscount),
    goods: coupon.isForChosenGoods ? 'chosen' : 'all',
    startsAt: formatDateTimeInput(coupon.startsAt),
    endsAt: formatDateTimeInput(coupon.endsAt),
    weekdays: (coupon.weekdays ?? []).map(String),
    fromTime: coupon.fromTime ?? '',
    untilTime: coupon.untilTime ?? '',
    mostUses: formatNumberInput(coupon.mostUses),
    mostPerUser: formatNumberInput(coupon.mostPerUser),
    leastSubtotal: coupon.leastSubtotal === 0 ? '' : String(coupon.leastSubtotal),
  }
}
