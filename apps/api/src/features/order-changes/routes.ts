import { halalasToRiyals } from '@warda/domain/money'
import { ok } from '@warda/domain/result'
import { t as translate } from '@warda/i18n/translate'
import { getErrorMessage } from '../../http/error-message.ts'
import type { Handlers } from '../../http/handler.ts'
import { invoiceUrls } from '../../invoice-url.ts'
import { forEachOrder } from '../board/index.ts'
import { presentOrder } from '../orders/index.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { changeOrder } from './change-order.ts'
import { quoteCancellation } from './quote-cancellation.ts'
import { startWork } from './start-work.ts'

export const orderChangesRoutes: Pick<Handlers, 'quoteCancellation' | 'cancelOwnOrder' | 'changeOrder' | 'startWork'> =
  {
    async quoteCancellation({ context, actor, params }) {
      const quote = await quoteCancellation(context, { actor, orderId: params.orderId })
      if (!quote.ok) return quote
      const choices = quote.value.choices.map((choice) => ({
        ...choice,
        amount: halalasToRiyals(choice.amount),
        asCredit: halalasToRiyals(choice.asCredit),
      }))
      return ok({ data: { paid: halalasToRiyals(quote.value.paid), choices } })
    },
    async cancelOwnOrder({ context, actor, params, body, language, requestId, t }) {
      const order = await cancelOwnOrder(context, {
        actor,
        orderId: params.orderId,
        way: body.refund,
        expectedRefund: body.expectedRefund === undefined ? null : Math.round(body.expectedRefund * 100),
        requestId,
        reason: (of) => translate('orders_cancel_reason', of),
      })
      if (!order.ok) return order
      const data = presentOrder(order.value, language, context.clock.now(), 0, invoiceUrls(context))
      return ok({ message: t('order_rejected_done'), data })
    },
    async changeOrder({ context, actor, params, body, language, requestId, t }) {
      const changed = await changeOrder(context, {
        actor,
        orderId: params.orderId,
        change: body,
        requestId,
        feeReason: (of) => translate('admin_order_fee_reason', of),
      })
      if (!changed.ok) return changed
      const { order } = changed.value
      const data = presentOrder(order, language, context.clock.now(), 0, invoiceUrls(context))
      return ok({ message: t(changed.value.changed ? 'orders_change_done' : 'orders_change_nothing'), data })
    },
    async startWork({ context, actor, body, language, requestId, t }) {
      const { by } = body
      const results = await forEachOrder(context, body.orderIds, (orderId) =>
        startWork(context, { actor, orderId, by, requestId }),
      )
      const data = results.map(({ orderId, result }) => ({
        orderId,
        ok: result.ok,
        message: result.ok ? t('board_api_work_started') : getErrorMessage(result, language),
      }))
      return ok({ message: t('board_api_work_started'), data })
    },
  }
