export { type CouponFault, checkCoupon } from './check-coupon.ts'
export { releaseCoupon, useCoupon } from './use-coupon.ts'
export { issueWelcomeCode } from './welcome-code.ts'
