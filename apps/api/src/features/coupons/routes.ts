import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { disableCoupon } from './disable-coupon.ts'
import { listCoupons } from './list-coupons.ts'
import { presentCoupon, presentCoupons } from './present.ts'
import { saveCoupon } from './save-coupon.ts'

export const couponRoutes: Pick<Handlers, 'adminCoupons' | 'saveCoupon' | 'disableCoupon'> = {
  async adminCoupons({ world, query }) {
    return ok(presentCoupons(await listCoupons(world, query)))
  },
  async saveCoupon({ world, body, say }) {
    const saved = await saveCoupon(world, body)
    return saved.ok ? ok({ message: say('coupons_saved'), data: presentCoupon(saved.value) }) : saved
  },
  async disableCoupon({ world, params, say }) {
    const done = await disableCoupon(world, params.code)
    return done.ok ? ok({ message: say('coupons_disabled') }) : done
  },
}
