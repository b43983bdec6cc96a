import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { disableCoupon } from './disable-coupon.ts'
import { listCoupons } from './list-coupons.ts'
import { presentCoupon, presentCoupons } from './present.ts'
import { saveCoupon } from './save-coupon.ts'

export const couponRoutes: Pick<Handlers, 'adminCoupons' | 'saveCoupon' | 'disableCoupon'> = {
  async adminCoupons({ context, query, language }) {
    return ok(presentCoupons(await listCoupons(context, query), language))
  },
  async saveCoupon({ context, body, language, t }) {
    const saved = await saveCoupon(context, body)
    return saved.ok ? ok({ message: t('coupons_saved'), data: presentCoupon(saved.value, language) }) : saved
  },
  async disableCoupon({ context, params, t }) {
    const result = await disableCoupon(context, params.code)
    return result.ok ? ok({ message: t('coupons_disabled') }) : result
  },
}
