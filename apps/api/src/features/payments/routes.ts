import { ok, refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { equalsConstantTime } from '../../signing-keys.ts'
import { addPayment } from './add-payment.ts'
import { confirmPayment } from './confirm-payment.ts'
import { handleWebhook } from './handle-webhook.ts'
import { presentConfirmation, presentLink } from './present.ts'

export const paymentRoutes: Pick<Handlers, 'addPayment' | 'confirmPayment' | 'paylinkWebhook'> = {
  async addPayment({ context, actor, params, language, t }) {
    const describe = (number: number) => t('pay_description', { number })
    const link = await addPayment(context, { actor, orderId: params.orderId, language, describe })
    return link.ok ? ok(presentLink(link.value)) : link
  },
  async confirmPayment({ context, params, requestId, t }) {
    return ok(presentConfirmation(await confirmPayment(context, { ...params, requestId }), t))
  },
  /** The notice is proven by the header that the shop set at Paylink, and even then only a reason to ask back (research: no signature). */
  async paylinkWebhook({ context, body, header, requestId }) {
    const secret = context.config.PAYLINK_WEBHOOK_SECRET
    if (context.gateway.name !== 'paylink' || !secret) return refuse('not_found')
    if (!equalsConstantTime(header('authorization') ?? '', `Bearer ${secret}`)) return refuse('access.denied')
    await handleWebhook(context, body.transactionNo, requestId)
    return ok({ received: true })
  },
}
