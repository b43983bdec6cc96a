import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { payOrders } from '../payments/index.ts'
import { emailStatement } from './email-statement.ts'
import { presentManyPaid } from './present.ts'

export const statementRoutes: Pick<Handlers, 'payOrders' | 'emailStatement'> = {
  async payOrders({ context, actor, body, language, t }) {
    const orderIds = body.all === true ? null : (body.orderIds ?? null)
    const describe = (count: number, number: number) =>
      count === 1 ? t('pay_description', { number }) : t('pay_orders_description', { count })
    const paid = await payOrders(context, { actor, orderIds, language, describe })
    return paid.ok ? ok(presentManyPaid(paid.value)) : paid
  },
  async emailStatement({ context, actor, body, t }) {
    const sent = await emailStatement(context, { actor, month: body.month })
    return sent.ok ? ok({ message: t('statement_emailed', { email: actor.email }) }) : sent
  },
}
