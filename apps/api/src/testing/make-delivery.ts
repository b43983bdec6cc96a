import type { OrderState } from '@warda/domain/orders/order-states'
import { sql } from 'kysely'
import type { FakeGateway } from './fake-gateway.ts'
import { makeOrder } from './make-order.ts'
import type { TestUser, UserOptions } from './make-user.ts'
import type { TestShop } from './shop.ts'

/** Moves an order through the states directly in the database. */
export async function walkOrder(shop: TestShop, orderId: string, states: readonly OrderState[]): Promise<void> {
  const at = new Date(shop.clock.now())
  for (const state of states) {
    await sql`
      with moved as (
        update orders o set state = ${state}, agreed_at = coalesce(o.agreed_at, ${at}), expires_at = null,
          delivered_at = case when ${state} = 'delivered' then ${at}::timestamptz else o.delivered_at end
        from orders was where o.id = ${orderId} and was.id = o.id returning o.id, was.state as came
      )
      insert into order_event (order_id, seq, from_state, to_state, actor, request_id, at)
      select id, (select max(seq) + 1 from order_event where order_id = ${orderId}), came, ${state}, 'ShippingEmployee', 'test', ${at} from moved
    `.execute(shop.db)
  }
}

/** Creates a cash order of a new buyer that is out for delivery. */
export async function makeUnderWay(
  shop: TestShop,
  changed: Parameters<typeof makeOrder>[1] = {},
  options: UserOptions = {},
) {
  const created = await makeOrder(shop, { paymentTerms: 'cash', ...changed }, options)
  await walkOrder(shop, created.order.id, ['outForDelivery'])
  return created
}

/** Pays an order through the gateway and returns the transaction number. */
export async function payOrder(
  shop: TestShop,
  gateway: FakeGateway,
  buyer: TestUser,
  orderId: string,
): Promise<string> {
  const { link } = (await buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId } })).body
  const trNumber = String(link).split('/').at(-1) ?? ''
  gateway.update(trNumber, { status: 'paid' })
  const answer = await shop.visitor().call('confirmPayment', { params: { orderId, trNumber } })
  if (answer.body.isSuccess !== true) throw new Error(`Not paid: ${JSON.stringify(answer.body)}`)
  return trNumber
}
