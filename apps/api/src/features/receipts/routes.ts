import { readBytes } from '@warda/contract/wire/file'
import type { OrderId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { MessageKey } from '@warda/i18n/keys'
import type { Handlers, RequestContext } from '../../http/handler.ts'
import { invoiceUrls } from '../../invoice-url.ts'
import { findBoardOrder, presentBoardOrder } from '../board/index.ts'
import { formatDayAndSlot } from '../mail/index.ts'
import { presentOrder } from '../orders/index.ts'
import { addProof } from './add-proof.ts'
import { confirmDelivery } from './confirm-delivery.ts'
import { failDelivery } from './fail-delivery.ts'
import { presentReceipt } from './present.ts'
import { resolveFailure } from './resolve-failure.ts'
import { sendConfirmDelivery } from './send-confirm-delivery.ts'

export const receiptRoutes: Pick<
  Handlers,
  'sendConfirmDelivery' | 'confirmDelivery' | 'resolveFailedDelivery' | 'addProof' | 'failDelivery'
> = {
  async sendConfirmDelivery({ context, query, t }) {
    const sent = await sendConfirmDelivery(context, query)
    return sent.ok ? ok({ message: t('receipt_email_sent') }) : sent
  },
  async confirmDelivery({ context, actor, query, language, requestId, t }) {
    const { orderId, userId, email, token } = query
    const receipt = await confirmDelivery(context, { orderId, userId, email, token, actor }, requestId)
    if (!receipt.ok) return receipt
    return ok({ message: t('receipt_confirmed'), data: presentReceipt(receipt.value, language) })
  },
  async resolveFailedDelivery({ context, actor, params, body, language, requestId, t }) {
    const input = { actor, orderId: params.orderId, choice: body.choice, requestId }
    const result = await resolveFailure(context, input)
    if (!result.ok) return result
    const { order, credit } = result.value
    return ok({
      message: t(...resolved(order, credit, body.choice, language)),
      data: presentOrder(order, language, context.clock.now(), 0, invoiceUrls(context)),
    })
  },
  async addProof(request) {
    const { context, actor, params, body, requestId } = request
    const { recipientName, note = '', photo, attempt, early = false } = body
    const proof = { actor, orderId: params.orderId, recipientName, note, attempt, early, requestId }
    const added = await addProof(context, { ...proof, photo: photo ? readBytes(photo) : null })
    return added.ok ? onBoard(request, params.orderId, 'proof_kept') : added
  },
  async failDelivery(request) {
    const { context, actor, body, requestId } = request
    const failed = await failDelivery(context, { actor, ...body, note: body.note ?? '', requestId })
    return failed.ok ? onBoard(request, body.orderId, 'delivery_failure_noted') : failed
  },
}

type OnBoardContext = Pick<RequestContext<'failDelivery'>, 'context' | 'language' | 't'>

/** The updated card of the board; the buyer may have cancelled the order meanwhile. */
async function onBoard(
  { context, language, t }: OnBoardContext,
  orderId: OrderId,
  message: MessageKey,
): Promise<Result<{ message: string; data: ReturnType<typeof presentBoardOrder> }, 'order.not_on_board'>> {
  const order = await findBoardOrder(context.db, orderId)
  if (!order) return refuse('order.not_on_board')
  return ok({ message: t(message), data: presentBoardOrder(order, language, context.clock.now()) })
}

function resolved(
  order: { deliveryDate: string; deliverySlot: string },
  credit: number,
  choice: 'nextWindow' | 'credit',
  language: Language,
): [MessageKey, Record<string, string>] {
  if (choice === 'credit') {
    if (credit === 0) return ['delivery_given_up_unpaid', {}]
    return ['delivery_given_up', { amount: halalasToRiyals(credit).toFixed(2) }]
  }
  const [start = '', end = ''] = order.deliverySlot.split('-')
  return ['delivery_again', { when: formatDayAndSlot(order.deliveryDate, { start, end }, language) }]
}
