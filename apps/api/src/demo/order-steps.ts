import { DEFAULT_CALENDAR, listSlots } from '@warda/domain/delivery/calendar'
import type { Transaction } from '../db/database.ts'
import { cashBody, monthlyBody, stageQuery } from './bodies-present.ts'
import type { DemoOrder, DemoStep } from './content/orders.ts'
import type { DemoApi, Person } from './demo-api.ts'
import { findFirstBranch, insertCartLine, payInvoice } from './order-seed-queries.ts'

export type People = Record<DemoOrder['buyer'] | 'khalid' | 'huda' | 'yousef' | 'nasser', Person & { email: string }>
export type DemoContext = { trx: Transaction; api: DemoApi; people: People }

/** Places an order for a day, pays it or accepts its terms according to its steps, and returns its id. */
export async function placeDemoOrder(
  { trx, api, people }: DemoContext,
  order: DemoOrder,
  date: string,
): Promise<string> {
  const buyer = people[order.buyer]
  if (!(await insertCartLine(trx, { userId: buyer.userId, sku: order.sku, quantity: order.quantity })))
    throw new Error(`The demo's orders contain ${order.sku}, which does not exist.`)
  const where = order.door
    ? { deliveryAddress: { city: buyer.language === 'ar' ? 'الرياض' : 'Riyadh', ...order.door } }
    : { branchId: await findFirstBranch(trx, buyer.userId) }
  const { data } = await api.call(buyer, 'placeOrder', {
    params: { id: buyer.userId },
    body: {
      ...where,
      recipient: order.to,
      deliveryDate: date,
      deliverySlot: listSlots(DEFAULT_CALENDAR, date)[order.slot]?.id,
      cardMessage: order.card,
      hideSender: order.hideSender ?? false,
      paymentTerms: order.terms,
    },
  })
  const orderId = data?.id ?? ''
  const params = { userId: buyer.userId, orderId }
  if (order.steps.includes('confirm')) await api.call(buyer, 'confirmOrder', { params })
  if (order.steps.includes('pay')) {
    const { link = '' } = await api.call(buyer, 'addPayment', { params })
    const trNumber = link.split('/').at(-1) ?? ''
    await payInvoice(trx, trNumber)
    await api.call(buyer, 'confirmPayment', { params: { orderId, trNumber } })
  }
  return orderId
}

/** Assigns an order to its driver and executes its steps. */
export async function driveDemoOrder({ api, people }: DemoContext, order: DemoOrder, orderId: string): Promise<void> {
  const buyer = people[order.buyer]
  const driver = people[order.driver ?? 'yousef']
  const handlers: Record<DemoStep, () => Promise<unknown>> = {
    pay: async () => undefined,
    confirm: async () => undefined,
    start: () => api.call(driver, 'updateOrderStage', { query: stageQuery(orderId, 'inDelivery') }),
    payHalf: () => recordCash(api, driver, orderId, 2),
    payAll: () => recordCash(api, driver, orderId, 1),
    async deliver() {
      const proof = new FormData()
      proof.set('recipientName', order.to.fullName)
      proof.set('early', 'true')
      await api.call(driver, 'addProof', { params: { orderId }, body: proof })
    },
    receive: () => api.call(buyer, 'confirmDelivery', { query: { orderId, userId: buyer.userId, email: buyer.email } }),
    fail: () =>
      api.call(driver, 'failDelivery', { body: { orderId, reason: 'recipientAbsent', note: 'لم يفتح أحد الباب.' } }),
    monthly: () => api.call(driver, 'addPostponedPayment', { body: monthlyBody(orderId, buyer.userId) }),
  }
  if (order.driver) await api.call(driver, 'assignOrders', { body: { orderIds: [orderId], employeeId: driver.userId } })
  for (const step of order.steps) await handlers[step]()
}

/** Records a cash payment of the outstanding amount divided by `parts`. */
async function recordCash(api: DemoApi, driver: Person, orderId: string, parts: number): Promise<void> {
  const { data } = await api.call(driver, 'getBoardOrder', { params: { orderId } })
  const amount = Math.round(((data?.outstanding ?? 0) / parts) * 100) / 100
  const body = cashBody(orderId, amount, parts === 1)
  await api.call(driver, 'addPaymentPartly', { params: { userId: driver.userId }, body })
}
