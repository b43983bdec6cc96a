import { DEFAULT_CALENDAR, slotsOn } from '@warda/domain/delivery/calendar'
import type { Transaction } from '../db/database.ts'
import { cashBody, monthlyBody, stageQuery } from './bodies-present.ts'
import type { DemoOrder, DemoStep } from './content/orders.ts'
import type { Desk, Person } from './demo-desk.ts'
import { findFirstBranch, insertCartLine, payInvoice } from './order-seed-queries.ts'

export type People = Record<DemoOrder['buyer'] | 'yousef' | 'nasser', Person & { email: string }>
export type Scene = { trx: Transaction; desk: Desk; people: People }

/** Places an order for a day, and pays it or accepts its terms where its steps say so; its id. */
export async function placeDemoOrder({ trx, desk, people }: Scene, order: DemoOrder, date: string): Promise<string> {
  const buyer = people[order.buyer]
  if (!(await insertCartLine(trx, { userId: buyer.userId, sku: order.sku, quantity: order.quantity })))
    throw new Error(`The demo's orders speak of ${order.sku}, which is not sold.`)
  const where = order.door
    ? { deliveryAddress: { city: buyer.language === 'ar' ? 'الرياض' : 'Riyadh', ...order.door } }
    : { branchId: await findFirstBranch(trx, buyer.userId) }
  const { data } = await desk.call(buyer, 'placeOrder', {
    params: { id: buyer.userId },
    body: {
      ...where,
      recipient: order.to,
      deliveryDate: date,
      deliverySlot: slotsOn(DEFAULT_CALENDAR, date)[order.slot]?.id,
      cardMessage: order.card,
      hideSender: order.hideSender ?? false,
      paymentTerms: order.terms,
    },
  })
  const orderId = data?.id ?? ''
  const params = { userId: buyer.userId, orderId }
  if (order.steps.includes('confirm')) await desk.call(buyer, 'confirmOrder', { params })
  if (order.steps.includes('pay')) {
    const { link = '' } = await desk.call(buyer, 'addPayment', { params })
    const trNumber = link.split('/').at(-1) ?? ''
    await payInvoice(trx, trNumber)
    await desk.call(buyer, 'confirmPayment', { params: { orderId, trNumber } })
  }
  return orderId
}

/** Gives an order to its driver, and does with it what its steps say. */
export async function driveDemoOrder({ desk, people }: Scene, order: DemoOrder, orderId: string): Promise<void> {
  const buyer = people[order.buyer]
  const driver = people[order.driver ?? 'yousef']
  const does: Record<DemoStep, () => Promise<unknown>> = {
    pay: async () => undefined,
    confirm: async () => undefined,
    start: () => desk.call(driver, 'updateOrderStage', { query: stageQuery(orderId, 'inDelivery') }),
    payHalf: () => takeCash(desk, driver, orderId, 2),
    payAll: () => takeCash(desk, driver, orderId, 1),
    async deliver() {
      const proof = new FormData()
      proof.set('recipientName', order.to.fullName)
      await desk.call(driver, 'addProof', { params: { orderId }, body: proof })
      await desk.call(driver, 'updateOrderStage', { query: stageQuery(orderId, 'completed') })
    },
    receive: () =>
      desk.call(buyer, 'confirmDelivery', { query: { orderId, userId: buyer.userId, email: buyer.email } }),
    fail: () =>
      desk.call(driver, 'failDelivery', { body: { orderId, reason: 'recipientAbsent', note: 'لم يفتح أحد الباب.' } }),
    monthly: () => desk.call(driver, 'addPostponedPayment', { body: monthlyBody(orderId, buyer.userId) }),
  }
  if (order.driver)
    await desk.call(driver, 'assignOrders', { body: { orderIds: [orderId], employeeId: driver.userId } })
  for (const step of order.steps) await does[step]()
}

/** Takes all that is owed at the door, or one of several equal parts. */
async function takeCash(desk: Desk, driver: Person, orderId: string, parts: number): Promise<void> {
  const { data } = await desk.call(driver, 'getBoardOrder', { params: { orderId } })
  const amount = Math.round(((data?.outstanding ?? 0) / parts) * 100) / 100
  const body = cashBody(orderId, amount, parts === 1)
  await desk.call(driver, 'addPaymentPartly', { params: { userId: driver.userId }, body })
}
