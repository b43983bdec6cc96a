import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const couponRoutes: Pick<Handlers, 'adminCoupons' | 'saveCoupon' | 'disableCoupon'> = {
  adminCoupons: async () => refuse('not_found'),
  saveCoupon: async () => refuse('not_found'),
  disableCoupon: async () => refuse('not_found'),
}
