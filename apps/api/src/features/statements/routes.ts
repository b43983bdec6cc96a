import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { payOrders } from '../payments/index.ts'
import { emailStatement } from './email-statement.ts'
import { presentManyPaid } from './present.ts'

export const statementRoutes: Pick<Handlers, 'payOrders' | 'emailStatement'> = {
  async payOrders({ world, actor, body, language, say }) {
    const orderIds = body.all === true ? null : (body.orderIds ?? null)
    const describe = (count: number, number: number) =>
      count === 1 ? say('pay_description', { number }) : say('pay_orders_description', { count })
    const paid = await payOrders(world, { actor, orderIds, language, describe })
    return paid.ok ? ok(presentManyPaid(paid.value)) : paid
  },
  async emailStatement({ world, actor, body, say }) {
    const sent = await emailStatement(world, { actor, month: body.month })
    return sent.ok ? ok({ message: say('statement_emailed', { email: actor.email }) }) : sent
  },
}
