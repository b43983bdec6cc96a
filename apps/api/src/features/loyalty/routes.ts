import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { getLoyaltyPoints } from './get-loyalty-points.ts'
import { presentLoyalty } from './present.ts'

export const loyaltyRoutes: Pick<Handlers, 'getLoyaltyPoints'> = {
  getLoyaltyPoints: async ({ context, actor }) => ok(presentLoyalty(await getLoyaltyPoints(context, actor.userId))),
}
