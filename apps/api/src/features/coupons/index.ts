export {
  type CouponError,
  type FoundDiscounts,
  findDiscounts,
  lockDiscounts,
  toUsable,
  type UsableDiscount,
} from './find-discounts.ts'
export { redeemDiscounts, releaseDiscounts } from './redeem-coupon.ts'
export {
  deleteOrderDiscount,
  findRecordedTerms,
  lockCoupon,
  type RecordedDiscount,
  updateGoodsDiscount,
} from './redemption-queries.ts'
export { issueWelcomeCode } from './welcome-code.ts'
export { hasHadWelcomeCode, recordWelcome } from './welcome-history.ts'
export { deleteOldWelcomes, hasHadWelcome } from './welcome-queries.ts'
