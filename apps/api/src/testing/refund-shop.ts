import { jobHandlers } from '../job-handlers.ts'
import { openFakeMoyasar } from './fake-moyasar.ts'
import { BANK_OPERATIONS, type GatewayBank } from './gateway-bank.ts'
import { makeOrder } from './make-order.ts'
import { makeUser, type TestUser } from './make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from './shop.ts'

const MINUTE = 60_000

type Payout = { id: number; state: string; amount: number; method: string; failure: string | null; failureText: string }

export type RefundShop = Awaited<ReturnType<typeof openRefundShop>>

/** An order of SAR 125 that was paid at the gateway. */
export async function makePaidOrder(shop: TestShop, bank: GatewayBank) {
  const { buyer, order } = await makeOrder(shop)
  await buyer.visitor.call('addPayment', { params: { userId: buyer.userId, orderId: order.id } })
  const trNumber = bank.latest()
  bank.update(trNumber, { status: 'paid' })
  await bank.notify(shop, trNumber)
  return { buyer, orderId: order.id, trNumber }
}

export const readPayouts = async (desk: TestUser, orderId: string): Promise<Payout[]> =>
  (await desk.visitor.call('refundPayouts', { query: { orderId } })).body.data

/** A shop with the gateway Moyasar, an employee who decides refunds, and the job that sends them. */
export async function openRefundShop() {
  const bank = await openFakeMoyasar()
  const shop = await openTestShop({ environment: bank.environment })
  let now = SUNDAY_MORNING
  let desk = await makeUser(shop, { role: 'Admin' })

  /** The employee of the latest moment; an earlier session may have ended. */
  const getDesk = () => desk
  async function reset() {
    for (const operation of BANK_OPERATIONS) bank.interrupt(operation, null)
    now = SUNDAY_MORNING
    shop.clock.set(now)
    desk = await makeUser(shop, { role: 'Admin' })
  }
  const refunds = () => bank.refunds as NonNullable<GatewayBank['refunds']>
  const send = () => jobHandlers['send-refunds'](shop.context, {})
  async function sendAfter(minutes: number) {
    now += minutes * MINUTE
    shop.clock.set(now)
    desk = await makeUser(shop, { role: 'Admin' })
    await send()
  }
  const cancel = (orderId: string, refundTo = 'transfer') =>
    desk.visitor.call('cancelOrder', { params: { orderId }, body: { reason: 'No roses today', refundTo } })
  const credit = (orderId: string, amount: number) =>
    desk.visitor.call('creditOrder', {
      params: { orderId },
      body: { amount, reason: 'A stem broke', refundTo: 'transfer' },
    })
  const act = (name: 'completeRefundPayout' | 'retryRefundPayout', { id }: Pick<Payout, 'id'>) =>
    desk.visitor.call(name, { params: { payoutId: String(id) } })
  const read = (orderId: string) => readPayouts(desk, orderId)
  async function readOne(orderId: string): Promise<Payout> {
    const [payout, ...others] = await read(orderId)
    if (!payout || others.length > 0) throw new Error(`${others.length + 1} refunds of order ${orderId}`)
    return payout
  }
  /** The gateway answers the operation with this status and body. */
  const answer = (operation: 'fetch' | 'refund', status: number, body = '') =>
    bank.interrupt(operation, (_request, response) => {
      response.writeHead(status).end(body)
      return true
    })
  /** The answer to a refund is lost; with `trNumber` after the gateway has executed it. */
  const loseAnswer = (executed?: { trNumber: string; amount: number }) =>
    bank.interrupt('refund', (_request, response) => {
      if (executed) refunds().refund(executed.trNumber, executed.amount)
      response.socket?.destroy()
      return true
    })
  async function close() {
    await shop.close()
    await bank.close()
  }
  return {
    bank,
    shop,
    getDesk,
    reset,
    refunds,
    send,
    sendAfter,
    cancel,
    credit,
    act,
    read,
    readOne,
    answer,
    loseAnswer,
    makePaidOrder: () => makePaidOrder(shop, bank),
    close,
  }
}
