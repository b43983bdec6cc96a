import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import { parseTimeOfDay, riyadhDate, riyadhMinuteOfDay, weekday } from '../time/riyadh-time.ts'

export const BUYER_GROUPS = ['everyone', 'retail', 'companies', 'clients'] as const

/** Who may use a discount: everyone, retail buyers, companies, or chosen clients. */
export type BuyerGroup = (typeof BUYER_GROUPS)[number]

/** The limits of a coupon; instants in milliseconds. */
export type Coupon = {
  startsAt: number | null
  /** The first instant at which the coupon is not valid any more. */
  endsAt: number | null
  isDisabled: boolean
  maxUses: number | null
  maxUsesPerUser: number | null
  minSubtotal: Halalas
  buyerGroup: BuyerGroup
  firstOrderOnly: boolean
  /** Weekdays on which orders may use it, 0 Sunday to 6 Saturday; null for every day. */
  weekdays: readonly number[] | null
  /** Hours in Riyadh during which orders may use it, `HH:MM`; until before `fromTime` is the next day. Null for the whole day. */
  fromTime: string | null
  untilTime: string | null
}

/** The use of a coupon to check. */
export type CouponUse = {
  now: number
  /** Number of orders with the code that are not cancelled: of all people, and of this person. */
  uses: number
  ownUses: number
  /** The value of the goods at current prices, before discounts, points and delivery; `eligible` is that of the eligible lines. */
  subtotal: Halalas
  eligible: Halalas
  /** Whether the buyer is a walk-in. The account of a walk-in belongs to one sale and has no history. */
  isWalkIn: boolean
  isBusiness: boolean
  /** Whether the buyer's client is one of the chosen ones. */
  isChosenClient: boolean
}

export type CouponLimitError =
  | 'coupon.disabled'
  | 'coupon.not_started'
  | 'coupon.ended'
  | 'coupon.customer_needed'
  | 'coupon.retail_only'
  | 'coupon.companies_only'
  | 'coupon.other_clients'
  | 'coupon.other_days'
  | 'coupon.other_hours'
  | 'coupon.used'
  | 'coupon.used_often'
  | 'coupon.used_up'
  | 'coupon.other_goods'
  | 'coupon.below_least'

const refused = <C extends CouponLimitError>(code: C, values?: Record<string, string | number>) =>
  refuse(code, values, 'couponCode')

/** Whether a coupon can be used. Checks the coupon first, then the person, then the cart. */
export function checkCouponRules(coupon: Coupon, use: CouponUse): Result<true, CouponLimitError> {
  if (coupon.isDisabled) return refused('coupon.disabled')
  if (coupon.startsAt !== null && use.now < coupon.startsAt) return refused('coupon.not_started')
  if (coupon.endsAt !== null && use.now >= coupon.endsAt) return refused('coupon.ended')
  if (use.isWalkIn && dependsOnBuyer(coupon)) return refused('coupon.customer_needed')
  const buyer = checkBuyer(coupon, use)
  if (!buyer.ok) return buyer
  const time = checkTime(coupon, use.now)
  if (!time.ok) return time
  if (coupon.maxUsesPerUser !== null && use.ownUses >= coupon.maxUsesPerUser)
    return coupon.maxUsesPerUser === 1 ? refused('coupon.used') : refused('coupon.used_often')
  if (coupon.maxUses !== null && use.uses >= coupon.maxUses) return refused('coupon.used_up')
  if (use.eligible === 0 && use.subtotal > 0) return refused('coupon.other_goods')
  if (use.subtotal < coupon.minSubtotal) return refused('coupon.below_least', { least: coupon.minSubtotal })
  return ok(true)
}

/** Whether the discount is limited to the first order, to a number of uses per buyer, or to chosen clients. */
const dependsOnBuyer = ({ firstOrderOnly, maxUsesPerUser, buyerGroup }: Coupon): boolean =>
  firstOrderOnly || maxUsesPerUser !== null || buyerGroup === 'clients'

function checkBuyer({ buyerGroup }: Coupon, use: CouponUse): Result<true, CouponLimitError> {
  if (buyerGroup === 'retail' && use.isBusiness) return refused('coupon.retail_only')
  if (buyerGroup === 'companies' && !use.isBusiness) return refused('coupon.companies_only')
  return buyerGroup === 'clients' && !use.isChosenClient ? refused('coupon.other_clients') : ok(true)
}

/** The hours after midnight belong to the day on which the period began. */
function checkTime(
  { weekdays, fromTime, untilTime }: Coupon,
  now: number,
): Result<true, 'coupon.other_days' | 'coupon.other_hours'> {
  const [from, until] = [parseTimeOfDay(fromTime ?? '00:00'), parseTimeOfDay(untilTime ?? '24:00')]
  const minute = riyadhMinuteOfDay(now)
  const isOvernight = until <= from
  const isAfterMidnight = isOvernight && minute < until
  const day = weekday(riyadhDate(isAfterMidnight ? now - 86_400_000 : now))
  if (weekdays !== null && !weekdays.includes(day))
    return refuse('coupon.other_days', { weekdays: weekdays.join() }, 'couponCode')
  const isInHours = isOvernight ? minute >= from || minute < until : minute >= from && minute < until
  return isInHours
    ? ok(true)
    : refuse('coupon.other_hours', { from: fromTime ?? '', until: untilTime ?? '' }, 'couponCode')
}
