import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { getDeliveryDays } from './get-delivery-days.ts'
import { presentDeliveryDays } from './present.ts'

export const deliveryRoutes: Pick<Handlers, 'getDeliveryDays'> = {
  getDeliveryDays: async ({ context }) => ok(presentDeliveryDays(await getDeliveryDays(context))),
}
