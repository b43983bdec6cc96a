import type { OrderId } from '@warda/domain/ids'
import { ok } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handler.ts'
import { allowAgain, listStopped } from './allow-again.ts'
import { getPreference } from './get-preference.ts'
import { listMessages } from './list-messages.ts'
import { presentMessage, presentPreference } from './present.ts'
import { sendAgain } from './send-again.ts'
import { setPreference } from './set-preference.ts'

const readMessages = async (context: AppContext, orderId: OrderId) => ({
  data: (await listMessages(context, orderId)).map(presentMessage),
  stopped: await listStopped(context, orderId),
})

export const orderMessageRoutes: Pick<
  Handlers,
  'getMessagePreference' | 'setMessagePreference' | 'getOrderMessages' | 'sendMessageAgain' | 'allowOrderMessages'
> = {
  async getMessagePreference({ context, actor }) {
    return ok({ data: presentPreference(await getPreference(context, actor.userId)) })
  },

  async setMessagePreference({ context, actor, body, t }) {
    await setPreference(context, { userId: actor.userId, channel: body.channel })
    return ok({ message: t('messages_saved'), data: presentPreference(await getPreference(context, actor.userId)) })
  },

  async getOrderMessages({ context, params }) {
    return ok(await readMessages(context, params.orderId as OrderId))
  },

  async sendMessageAgain({ context, params, t }) {
    const { orderId, messageId } = params
    const sent = await sendAgain(context, { orderId: orderId as OrderId, messageId })
    if (!sent.ok) return sent
    return ok({ message: t('messages_desk_queued'), ...(await readMessages(context, orderId as OrderId)) })
  },

  async allowOrderMessages({ context, params, t }) {
    const orderId = params.orderId as OrderId
    const allowed = await allowAgain(context, { orderId, person: params.audience })
    if (!allowed.ok) return allowed
    return ok({ message: t('messages_desk_allowed'), ...(await readMessages(context, orderId)) })
  },
}
