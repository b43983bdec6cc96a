import type { VariantId } from '@warda/domain/ids'
import { type DomainError, ok, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { createErrorFormatter } from '../../http/error-message.ts'
import type { Handlers, RequestContext } from '../../http/handler.ts'
import { idempotentAnswer } from '../../http/idempotent-answer.ts'
import { createPayPath } from '../../pay-url.ts'
import { MESSAGES } from '../admin-orders/index.ts'
import { changeItems } from './change-items.ts'
import { type DecideError, decideItemChange } from './decide-item-change.ts'
import { getItemChange } from './get-item-change.ts'
import { getWaitingChange } from './get-waiting-change.ts'
import { presentItemChange, presentItemChangeQuote, presentWaitingChange } from './present.ts'
import { quoteItemChange } from './quote-item-change.ts'

type Calls =
  | 'waitingItemChange'
  | 'quoteItemChange'
  | 'changeItems'
  | 'decideItemChange'
  | 'getItemChange'
  | 'answerItemChange'

type Requested = { lines: { variantId: number; quantity: number }[]; deliveryFee?: number | undefined }

const readRequest = ({ lines, deliveryFee }: Requested) => ({
  lines: lines.map(({ variantId, quantity }) => ({ variantId: variantId as VariantId, quantity })),
  deliveryFee,
})

export const itemChangeRoutes: Pick<Handlers, Calls> = {
  async waitingItemChange({ context, params, language }) {
    const waiting = await getWaitingChange(context, params.orderId)
    return ok({ data: waiting && presentWaitingChange(waiting.change, language, waiting.url) })
  },
  async quoteItemChange({ context, params, body, language }) {
    const quote = await quoteItemChange(context, { orderId: params.orderId, requested: readRequest(body) })
    if (!quote.ok) return quote
    return ok({ data: presentItemChangeQuote(quote.value, language, createErrorFormatter(language, MESSAGES)) })
  },
  async changeItems(request) {
    const { context, actor, params, body, requestId, idempotencyKey, t } = request
    const { version, expectedTotal, refundTo, buyerAgreed = false } = body
    const requested = readRequest(body)
    const input = {
      actor,
      orderId: params.orderId,
      requested,
      version,
      expectedTotal,
      refundTo,
      buyerAgreed,
      requestId,
    }
    const changed = await changeItems(context, { ...input, idempotencyKey }, ({ waits, canMail }) => ({
      message: t(`item_change_api_${waits ? 'asked' : 'saved'}${canMail ? '' : '_no_email'}` as const),
      waits,
    }))
    return idempotentAnswer(request, changed)
  },
  async decideItemChange({ context, actor, params, body, requestId, t }) {
    const by = { actorId: actor.userId, actor: actor.role, requestId }
    const input = { orderId: params.orderId, agrees: body.agrees, changeId: null, by, answeredBy: 'phone' } as const
    const decided = await decideItemChange(context, input)
    if (!decided.ok) return decided
    return ok({ message: t(body.agrees ? 'item_change_api_saved' : 'item_change_api_withdrawn') })
  },
  async getItemChange(request) {
    const data = await present(request, request.params.token)
    return data.ok ? ok({ data: data.value }) : data
  },
  async answerItemChange(request) {
    const { context, params, body, requestId, t } = request
    const found = await getItemChange(context, params.token)
    if (!found.ok) return found
    const { change } = found.value
    // A repeated answer gets the same response.
    if (!(await isAnswered(context, params.token, body.agrees))) {
      const by = { actorId: null, actor: 'Buyer', requestId }
      const input = {
        orderId: change.orderId,
        agrees: body.agrees,
        changeId: change.id,
        by,
        answeredBy: 'buyer',
      } as const
      const decided = await decideItemChange(context, input)
      if (!decided.ok && !(await isAnswered(context, params.token, body.agrees))) return toBuyerError(decided)
    }
    const data = await present(request, params.token)
    const message = t(body.agrees ? 'item_change_api_agreed' : 'item_change_api_declined')
    return data.ok ? ok({ message, data: data.value }) : data
  },
}

const isAnswered = async (context: AppContext, token: string, agrees: boolean): Promise<boolean> => {
  const found = await getItemChange(context, token)
  return found.ok && found.value.status === (agrees ? 'applied' : 'declined')
}

/** Buyers see only that flowers are out of stock; every other error becomes `item_change.order_changed`. */
const toBuyerError = (error: DomainError<DecideError>) =>
  error.code === 'stock.out' || error.code === 'stock.short' || error.code === 'item_change.not_waiting'
    ? error
    : refuse('item_change.order_changed')

async function present(
  { context, language }: Pick<RequestContext<'getItemChange'>, 'context' | 'language'>,
  token: string,
) {
  const view = await getItemChange(context, token)
  if (!view.ok) return view
  const { SECRET, PUBLIC_URL } = context.config
  const payUrl = PUBLIC_URL + createPayPath(SECRET, { kind: 'order', id: view.value.order.id })
  return ok(presentItemChange(view.value, language, payUrl))
}
