import type { OrderId } from '@warda/domain/ids'
import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { getPreference } from './get-preference.ts'
import { listMessages } from './list-messages.ts'
import { presentMessage, presentPreference } from './present.ts'
import { sendAgain } from './send-again.ts'
import { setPreference } from './set-preference.ts'

export const orderMessageRoutes: Pick<
  Handlers,
  'getMessagePreference' | 'setMessagePreference' | 'getOrderMessages' | 'sendMessageAgain'
> = {
  async getMessagePreference({ context, actor }) {
    return ok({ data: presentPreference(await getPreference(context, actor.userId)) })
  },

  async setMessagePreference({ context, actor, body, t }) {
    await setPreference(context, { userId: actor.userId, channel: body.channel })
    return ok({ message: t('messages_saved'), data: presentPreference(await getPreference(context, actor.userId)) })
  },

  async getOrderMessages({ context, params }) {
    return ok({ data: (await listMessages(context, params.orderId as OrderId)).map(presentMessage) })
  },

  async sendMessageAgain({ context, params, t }) {
    const { orderId, messageId } = params
    const sent = await sendAgain(context, { orderId: orderId as OrderId, messageId })
    if (!sent.ok) return sent
    const data = (await listMessages(context, orderId as OrderId)).map(presentMessage)
    return ok({ message: t('messages_desk_queued'), data })
  },
}
