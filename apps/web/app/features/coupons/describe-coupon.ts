import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime, formatMoney, formatNumber } from '../../lib/format/format.ts'
import { formatWeekday } from '../../lib/format/format-day.ts'
import { type CouponForm, toBody } from './coupon-form.ts'

const list = (names: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names)
const money = (riyals: number): string => formatMoney(riyals, currentLanguage())
const number = (value: number): string => formatNumber(value, currentLanguage())

type Body = ReturnType<typeof toBody>

/** Describes value, eligibility and period of a discount in one sentence; null while its amount is missing. */
export const describeCoupon = (form: CouponForm): string | null => {
  const body = toBody(form)
  const what = describeValue(body, form)
  if (what === null) return null
  const parts = [
    what,
    ...(body.maxDiscount === null || body.kind === 'freeDelivery'
      ? []
      : [m.coupons_says_max({ amount: money(body.maxDiscount) })]),
    ...(body.leastSubtotal > 0 ? [m.coupons_says_least({ amount: money(body.leastSubtotal) })] : []),
    ...describeBuyers(body, form),
    ...describeTimes(body),
    ...(body.mostUses === null ? [] : [m.coupons_says_uses({ count: number(body.mostUses) })]),
    ...(body.mostPerUser === null ? [] : [m.coupons_per_user({ count: number(body.mostPerUser) })]),
    ...(body.isAutomatic
      ? [m.coupons_says_automatic()]
      : body.code === ''
        ? []
        : [m.coupons_says_code({ code: body.code })]),
  ]
  return m.coupons_says({ parts: parts.join(currentLanguage() === 'ar' ? '، ' : ', ') })
}

const describeValue = (body: Body, form: CouponForm): string | null => {
  const chosen = [...form.categories, ...form.products].map(({ name }) => name)
  const goods = body.isForChosenGoods && chosen.length > 0 ? list(chosen) : m.coupons_says_everything()
  if (body.kind === 'freeDelivery')
    return body.maxDiscount === null
      ? m.coupons_says_delivery()
      : m.coupons_says_delivery_max({ amount: money(body.maxDiscount) })
  if (body.kind === 'amount')
    return body.amount === null ? null : m.coupons_says_amount({ amount: money(body.amount), goods })
  return body.percent === null ? null : m.coupons_says_percent({ percent: number(body.percent), goods })
}

const describeBuyers = ({ buyerGroup, firstOrderOnly }: Body, { clients }: CouponForm): string[] => [
  ...(buyerGroup === 'retail' ? [m.coupons_says_retail()] : []),
  ...(buyerGroup === 'companies' ? [m.coupons_says_companies()] : []),
  ...(buyerGroup === 'clients' && clients.length > 0
    ? [m.coupons_says_clients({ names: list(clients.map(({ name }) => name)) })]
    : []),
  ...(firstOrderOnly ? [m.coupons_says_first()] : []),
]

const describeTimes = ({ weekdays, fromTime, untilTime, startsAt, endsAt }: Body): string[] => {
  const language = currentLanguage()
  const at = (instant: string): string => formatDateTime(instant, language)
  return [
    ...(weekdays === null
      ? []
      : [m.coupons_says_days({ days: list(weekdays.map((day) => formatWeekday(day, language))) })]),
    ...(fromTime !== null && untilTime !== null ? [m.coupons_says_hours({ from: fromTime, until: untilTime })] : []),
    ...(startsAt === null ? [] : [m.coupons_says_since({ from: at(startsAt) })]),
    ...(endsAt === null ? [] : [m.coupons_until({ until: at(endsAt) })]),
  ]
}
