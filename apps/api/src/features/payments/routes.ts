import { ok, refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { sameText } from '../../signing-keys.ts'
import { addPayment } from './add-payment.ts'
import { confirmPayment } from './confirm-payment.ts'
import { hearWebhook } from './handle-webhook.ts'
import { presentConfirmation, presentLink } from './present.ts'

export const paymentRoutes: Pick<Handlers, 'addPayment' | 'confirmPayment' | 'paylinkWebhook'> = {
  async addPayment({ world, actor, params, language, say }) {
    const describe = (number: number) => say('pay_description', { number })
    const link = await addPayment(world, { actor, orderId: params.orderId, language, describe })
    return link.ok ? ok(presentLink(link.value)) : link
  },
  async confirmPayment({ world, params, requestId, say }) {
    return ok(presentConfirmation(await confirmPayment(world, { ...params, requestId }), say))
  },
  /** The notice is proven by the header that the shop set at Paylink, and even then only a reason to ask back (research: no signature). */
  async paylinkWebhook({ world, body, header, requestId }) {
    const secret = world.config.PAYLINK_WEBHOOK_SECRET
    if (world.gateway.name !== 'paylink' || !secret) return refuse('not_found')
    if (!sameText(header('authorization') ?? '', `Bearer ${secret}`)) return refuse('access.denied')
    await hearWebhook(world, body.transactionNo, requestId)
    return ok({ received: true })
  },
}
