import { pointsFor, redeem } from '@warda/domain/loyalty/rules'
import type { PaymentTerms } from '@warda/domain/orders/terms'
import type { OrderTotals } from '@warda/domain/orders/totals'
import { ok, type Refusal, type Result } from '@warda/domain/result'
import type { Actor } from '../../http/call.ts'
import type { World } from '../../world.ts'
import { pointsBalance } from '../loyalty/index.ts'
import { type CouponFault, checkCoupon } from '../promotions/index.ts'
import { readSettings } from '../settings/index.ts'
import { businessOf, mayBuy } from './buyer.ts'
import { openTerms } from './open-terms.ts'
import { readBasket } from './place-queries.ts'
import { feeOf, placeOf, priceBasket } from './price-basket.ts'
import { priceLines } from './price-lines.ts'

/** What a cart would cost, in halalas. */
export type OrderQuote = {
  totals: OrderTotals
  /** The coupon asked about: its percent, or why it does not apply. */
  coupon: { code: string; percent: number; fault: Refusal<CouponFault> | null } | null
  /** The balance, how many of it these goods can take, and what those are worth. */
  points: { balance: number; usable: number; worth: number }
  earns: number
  terms: PaymentTerms[]
}

/** Prices the caller's cart by the rules of placing it, and changes nothing. More points than there are counts as all there are. */
export async function quoteOrder(
  world: World,
  actor: Actor,
  asked: {
    couponCode?: string | undefined
    redeemPoints?: number | undefined
    latitude?: number | undefined
    longitude?: number | undefined
  },
): Promise<Result<OrderQuote, 'cart.not_allowed'>> {
  const buys = mayBuy(actor)
  if (!buys.ok) return buys
  const { db } = world
  const [settings, lines, balance, terms] = await Promise.all([
    readSettings(world),
    readBasket(db, actor.userId),
    pointsBalance(db, actor.userId),
    openTerms(world, actor),
  ])
  const { basket } = await priceLines(db, businessOf(actor), lines)
  const { subtotal } = priceBasket(basket, 0, { percent: 0, redeem: 0 })
  const { userId, emailConfirmed } = actor
  const coupon = asked.couponCode
    ? await checkCoupon(db, { code: asked.couponCode, userId, emailConfirmed, subtotal, now: world.clock.now() })
    : null
  const percent = coupon?.ok ? coupon.value.percent : 0
  const fee = feeOf(settings, basket, placeOf(asked), { percent, redeem: 0 })
  const before = priceBasket(basket, fee, { percent, redeem: 0 })
  const goods = { balance, payable: before.subtotal - before.discount, pointsPerRiyal: settings.pointsPerRiyal }
  const usable = redeem({ ...goods, points: balance })
  const used = redeem({ ...goods, points: Math.min(asked.redeemPoints ?? 0, balance) })
  const totals = priceBasket(basket, fee, { percent, redeem: used.ok ? used.value.value : 0 })
  return ok({
    totals,
    coupon: coupon && {
      code: coupon.ok ? coupon.value.code : (asked.couponCode ?? ''),
      percent,
      fault: coupon.ok ? null : coupon,
    },
    points: { balance, usable: usable.ok ? usable.value.points : 0, worth: usable.ok ? usable.value.value : 0 },
    earns: pointsFor(totals.total, settings.loyaltyRules),
    terms,
  })
}
