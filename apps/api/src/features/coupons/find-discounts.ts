import { type CouponLimitError, checkCouponRules } from '@warda/domain/coupons/coupon'
import { normaliseCode } from '@warda/domain/coupons/coupon-code'
import type { Discount } from '@warda/domain/coupons/discount'
import { checkWelcomeCoupon } from '@warda/domain/coupons/welcome-coupon'
import { isGiftCardCode, normaliseGiftCardCode } from '@warda/domain/gift-cards/gift-card'
import type { ClientId } from '@warda/domain/ids'
import { type Halalas, sumHalalas } from '@warda/domain/money'
import { type DomainError, type Result, refuse } from '@warda/domain/result'
import type { Database, Transaction } from '../../db/database.ts'
import {
  type CouponRow,
  type CouponTerms,
  findCandidates,
  lockCandidates,
  type RecordedTerms,
} from './redemption-queries.ts'

export type CouponError =
  | CouponLimitError
  | 'coupon.unknown'
  | 'coupon.gift_card'
  | 'coupon.not_first_order'
  | 'coupon.email_unconfirmed'
  | 'coupon.better_offer'
  | 'coupon.no_fee'

/** A line with its price in halalas; the product's category is undefined when it has none in the catalogue yet. */
type Line = { productId: number; categoryId: number; gross: Halalas }

/** The facts of an order that discounts depend on; `now` in ms since the epoch. */
export type DiscountRequest = {
  code?: string | undefined
  userId: string
  emailConfirmed: boolean
  isWalkIn: boolean
  clientId: ClientId | null
  lines: readonly Line[]
  now: number
}

/** A discount that the order can use; `eligible` has a value for each line. */
export type UsableDiscount = Pick<CouponTerms, 'code' | 'isAutomatic' | 'titleEn' | 'titleAr'> & {
  discount: Discount
  terms: RecordedTerms
  eligible: boolean[]
}

/** The error is that of the entered code. */
export type FoundDiscounts = { usable: UsableDiscount[]; error: DomainError<CouponError> | null }

/** The discounts that an order can use now: that of the entered code (case-insensitive) and the automatic ones. */
export async function findDiscounts(db: Database, request: DiscountRequest): Promise<FoundDiscounts> {
  const candidates = await findCandidates(db, toSearch(request))
  const checked = candidates.map((coupon) => ({ coupon, result: checkCoupon(coupon, request) }))
  const entered = checked.find(({ coupon }) => !coupon.isAutomatic)
  const usable = checked.flatMap(({ coupon, result }) => (result.ok ? [toUsable(coupon, request.lines)] : []))
  if (!request.code) return { usable, error: null }
  if (!entered) {
    const isGiftCard = isGiftCardCode(normaliseGiftCardCode(request.code))
    return { usable, error: refuse(isGiftCard ? 'coupon.gift_card' : 'coupon.unknown', undefined, 'couponCode') }
  }
  return { usable, error: entered.result.ok ? null : entered.result }
}

/**
 * Like `findDiscounts`, for placing an order: discounts with a limit of uses are locked until the transaction ends, so that the limit holds for
 * concurrent orders. The user's row must be locked already.
 */
export async function lockDiscounts(trx: Transaction, request: DiscountRequest): Promise<FoundDiscounts> {
  await lockCandidates(trx, toSearch(request))
  return findDiscounts(trx, request)
}

const toSearch = ({ code, userId, clientId, now }: DiscountRequest) => ({
  code: code && normaliseCode(code),
  userId,
  clientId,
  now: new Date(now),
})

function checkCoupon(coupon: CouponRow, request: DiscountRequest): Result<unknown, CouponError> {
  const { ownUses, previousOrders, isPersonal } = coupon
  if (coupon.firstOrderOnly && isPersonal) {
    const welcome = checkWelcomeCoupon({ previousOrders, used: ownUses > 0, emailConfirmed: request.emailConfirmed })
    if (!welcome.ok) return welcome
  } else if (coupon.firstOrderOnly && previousOrders > 0)
    return refuse('coupon.not_first_order', undefined, 'couponCode')
  const { lines } = request
  const eligible = listEligible(coupon, lines)
  const rules = { ...coupon, startsAt: coupon.startsAt?.getTime() ?? null, endsAt: coupon.endsAt?.getTime() ?? null }
  const allowed = checkCouponRules(rules, {
    ...coupon,
    now: request.now,
    subtotal: sumHalalas(lines.map(({ gross }) => gross)),
    eligible: sumHalalas(lines.map(({ gross }, at) => (eligible[at] ? gross : 0))),
    isWalkIn: request.isWalkIn,
    isBusiness: request.clientId !== null,
  })
  return allowed.ok || allowed.code !== 'coupon.other_goods' ? allowed : refuseOtherGoods(coupon)
}

const MAX_NAMED = 3

/** The names of the categories and products that the code is for, at most three. */
const refuseOtherGoods = ({ goodsEn, goodsAr }: CouponRow): DomainError<'coupon.other_goods'> =>
  refuse(
    'coupon.other_goods',
    { goodsEn: goodsEn.slice(0, MAX_NAMED).join(', '), goodsAr: goodsAr.slice(0, MAX_NAMED).join('، ') },
    'couponCode',
  )

const listEligible = (
  { isForChosenGoods, categoryIds, productIds }: CouponTerms,
  lines: readonly Pick<Line, 'productId' | 'categoryId'>[],
): boolean[] =>
  lines.map(
    ({ productId, categoryId }) =>
      !isForChosenGoods || productIds.includes(productId) || categoryIds.includes(categoryId),
  )

/** A discount with its eligible lines. */
export function toUsable(terms: CouponTerms, lines: readonly Line[]): UsableDiscount {
  const { code, isAutomatic, titleEn, titleAr } = terms
  return {
    code,
    isAutomatic,
    titleEn,
    titleAr,
    discount: toDiscount(terms),
    terms: toRecordedTerms(terms),
    eligible: listEligible(terms, lines),
  }
}

const toRecordedTerms = (terms: CouponTerms): RecordedTerms => ({
  kind: terms.kind,
  percent: terms.percent,
  amount: terms.amount,
  maxDiscount: terms.maxDiscount,
  minSubtotal: terms.minSubtotal,
  isForChosenGoods: terms.isForChosenGoods,
  categoryIds: terms.categoryIds,
  productIds: terms.productIds,
})

function toDiscount({ kind, percent, amount, maxDiscount: max }: CouponTerms): Discount {
  if (kind === 'freeDelivery') return { kind, max }
  return kind === 'amount' ? { kind, amount: amount ?? 0 } : { kind, percent: percent ?? 0, max }
}
