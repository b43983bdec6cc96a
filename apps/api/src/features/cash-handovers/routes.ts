import { halalasToRiyals } from '@warda/domain/money'
import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { idempotentAnswer } from '../../http/idempotent-answer.ts'
import { handInCash } from './hand-in-cash.ts'
import { listHandovers } from './list-handovers.ts'
import { presentHandover } from './present.ts'

export const cashHandoverRoutes: Pick<Handlers, 'handInCash' | 'cashHandovers'> = {
  async handInCash(request) {
    const { context, actor, params, body, requestId, idempotencyKey, t } = request
    const { expected, counted, note = '' } = body
    const input = { actor, userId: params.userId, expected, counted, note, requestId, idempotencyKey }
    const handedIn = await handInCash(context, input, (handover) => ({
      message: t(handover.counted === handover.expected ? 'cash_api_handed_in' : 'cash_api_handed_in_difference'),
      data: presentHandover(handover),
    }))
    return idempotentAnswer(request, handedIn)
  },
  async cashHandovers({ context, query }) {
    const { rows, page, inHand } = await listHandovers(context, {
      page: query.page,
      onlyDifferences: query.onlyDifferences !== undefined,
    })
    return ok({
      data: rows.map(presentHandover),
      page: page.page,
      pageCount: page.pageCount,
      total: page.total,
      inHand: inHand.map(({ driver, amount }) => ({ driver, amount: halalasToRiyals(amount) })),
    })
  },
}
