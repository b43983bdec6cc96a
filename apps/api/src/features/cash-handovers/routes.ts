import type { UserId } from '@warda/domain/ids'
import { halalasToRiyals } from '@warda/domain/money'
import { ok } from '@warda/domain/result'
import type { Handlers, RequestContext } from '../../http/handler.ts'
import { idempotentAnswer } from '../../http/idempotent-answer.ts'
import { confirmHandover } from './confirm-handover.ts'
import { handInCash } from './hand-in-cash.ts'
import { listHandovers } from './list-handovers.ts'
import { presentHandover } from './present.ts'

/** Hands in the cash of a driver, by the driver or by the desk. */
const handIn = (
  { context, actor, body, requestId, idempotencyKey, t }: RequestContext<'handInCash' | 'recordHandover'>,
  userId: UserId,
) => {
  const { expected, counted, note = '' } = body
  const input = { actor, userId, expected, counted, note, requestId, idempotencyKey }
  return handInCash(context, input, (handover) => ({
    message: t(handover.counted === handover.expected ? 'cash_api_handed_in' : 'cash_api_handed_in_difference'),
    data: presentHandover(handover),
  }))
}

export const cashHandoverRoutes: Pick<Handlers, 'handInCash' | 'cashHandovers' | 'recordHandover' | 'confirmHandover'> =
  {
    async handInCash(request) {
      return idempotentAnswer(request, await handIn(request, request.params.userId))
    },
    async recordHandover(request) {
      return idempotentAnswer(request, await handIn(request, request.params.employeeId))
    },
    async confirmHandover({ context, actor, params, body, requestId, t }) {
      const input = { actor, id: params.handoverId, received: body.received, requestId }
      const confirmed = await confirmHandover(context, input)
      if (!confirmed.ok) return confirmed
      const { counted, received } = confirmed.value
      const message = t(received === counted ? 'cash_api_confirmed' : 'cash_api_confirmed_difference')
      return ok({ message, data: presentHandover(confirmed.value) })
    },
    async cashHandovers({ context, query }) {
      const { rows, page, inHand } = await listHandovers(context, {
        page: query.page,
        onlyDifferences: query.onlyDifferences !== undefined,
        onlyUnconfirmed: query.onlyUnconfirmed !== undefined,
      })
      return ok({
        data: rows.map(presentHandover),
        page: page.page,
        pageCount: page.pageCount,
        total: page.total,
        inHand: inHand.map((cash) => ({ ...cash, amount: halalasToRiyals(cash.amount) })),
      })
    },
  }
