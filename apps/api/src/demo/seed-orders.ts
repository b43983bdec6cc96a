import { DEFAULT_CALENDAR, openDays, slotsOn } from '@warda/domain/delivery/calendar'
import { riyadhDate } from '@warda/domain/delivery/riyadh'
import type { Transaction } from '../db/database.ts'
import { CUSTOMERS, type DemoOrder, ORDERS, SECOND_DRIVER } from './content/orders.ts'
import { type Desk, openDesk, type Person } from './demo-desk.ts'
import { insertCartLine, payInvoice } from './order-queries.ts'
import { findAccount, findFirstBranch, hasOrders, insertPerson } from './seed-queries.ts'

/** The orders came in this long before now, so that today's are not too late for today. */
const BEFORE_MS = 20 * 3_600_000
const MINUTE_MS = 60_000

type People = Record<DemoOrder['buyer'] | 'yousef' | 'nasser', Person>

/**
 * Orders of the demo's customers for the first two open days from now on, made with the shop's own calls: what they look like on the board,
 * who drives them, what was paid. Only for a shop that has none yet.
 */
export async function seedOrders(
  trx: Transaction,
  { folder, passwordHash, now }: { folder: string; passwordHash: string; now: number },
): Promise<void> {
  if (await hasOrders(trx)) return
  const people = await peopleOf(trx, passwordHash)
  const desk = openDesk(trx, folder)
  const began = now - BEFORE_MS
  const days = openDays(DEFAULT_CALENDAR, began).filter(({ date }) => date >= riyadhDate(now))
  const placed: [DemoOrder, string][] = []
  for (const [at, order] of ORDERS.entries()) {
    desk.at(began + at * MINUTE_MS)
    const date = days[order.day === 'first' ? 0 : 1]?.date ?? ''
    placed.push([order, await place(trx, desk, people, order, date)])
    await payFirst(trx, desk, people, placed.at(-1))
  }
  for (const [at, [order, orderId]] of placed.entries()) {
    desk.at(now - 2 * 3_600_000 + at * MINUTE_MS)
    await assign(desk, people, order, orderId)
    for (const step of order.steps) await take(desk, people, order, orderId, step)
  }
  desk.at(now)
  await desk.leave()
}

async function peopleOf(trx: Transaction, passwordHash: string): Promise<People> {
  const joined = async (person: { fullName: string; email: string; phone: string }, role: 'Shopper' | 'ShippingEmployee') =>
    (await insertPerson(trx, { ...person, role, passwordHash })) ?? (await findAccount(trx, person.email))
  const buyers: Record<string, Person> = {}
  for (const [name, customer] of Object.entries(CUSTOMERS))
    buyers[name] = { userId: await joined(customer, 'Shopper'), language: customer.language }
  return {
    ...(buyers as Record<keyof typeof CUSTOMERS, Person>),
    mona: { userId: await findAccount(trx, 'mona@warda.example'), language: 'ar' },
    yousef: { userId: await findAccount(trx, 'yousef@warda.example'), language: 'ar' },
    nasser: { userId: await joined(SECOND_DRIVER, 'ShippingEmployee'), language: 'ar' },
  }
}

async function place(trx: Transaction, desk: Desk, people: People, order: DemoOrder, date: string): Promise<string> {
  const buyer = people[order.buyer]
  await insertCartLine(trx, buyer.userId, order.sku, order.quantity)
  const where = order.door
    ? { deliveryAddress: { city: buyer.language === 'ar' ? 'الرياض' : 'Riyadh', ...order.door } }
    : { branchId: await findFirstBranch(trx, buyer.userId) }
  const { data } = await desk.call(buyer, 'placeOrder', {
    params: { id: buyer.userId },
    body: {
      ...where,
      recipient: order.to,
      deliveryDate: date,
      deliverySlot: slotsOn(DEFAULT_CALENDAR, date)[order.slot]?.id ?? '',
      cardMessage: order.card,
      hideSender: order.hideSender ?? false,
      paymentTerms: order.terms,
    },
  })
  return data?.id ?? ''
}

/** What a buyer does at once: pays online, or accepts the terms. */
async function payFirst(
  trx: Transaction,
  desk: Desk,
  people: People,
  placed: [DemoOrder, string] | undefined,
): Promise<void> {
  if (!placed) return
  const [{ buyer, steps }, orderId] = placed
  const person = people[buyer]
  const params = { userId: person.userId, orderId }
  if (steps.includes('confirm')) await desk.call(person, 'confirmOrder', { params })
  if (!steps.includes('pay')) return
  const { link = '' } = await desk.call(person, 'addPayment', { params })
  const trNumber = link.split('/').at(-1) ?? ''
  await payInvoice(trx, trNumber)
  await desk.call(person, 'confirmPayment', { params: { orderId, trNumber } })
}

async function assign(desk: Desk, people: People, { driver }: DemoOrder, orderId: string): Promise<void> {
  if (!driver) return
  const body = { orderIds: [orderId], employeeId: people[driver].userId }
  await desk.call(people[driver], 'assignOrders', { body })
}

async function take(
  desk: Desk,
  people: People,
  order: DemoOrder,
  orderId: string,
  step: DemoOrder['steps'][number],
): Promise<void> {
  const driver = people[order.driver ?? 'yousef']
  const buyer = people[order.buyer]
  switch (step) {
    case 'pay':
    case 'confirm':
      return
    case 'start':
      await desk.call(driver, 'updateOrderStage', { query: { orderId, orderStage: 5 } })
      return
    case 'payHalf':
    case 'payAll':
      return takeCash(desk, driver, orderId, step === 'payAll')
    case 'deliver':
      return deliver(desk, driver, order, orderId)
    case 'receive':
      return receive(desk, buyer, order, orderId)
    case 'fail':
      await desk.call(driver, 'failDelivery', { body: { orderId, reason: 'recipientAbsent', note: 'لم يفتح أحد الباب' } })
      return
    case 'monthly': {
      const body = { orderId, userId: buyer.userId, postPondOrMonthly: 1 }
      await desk.call(driver, 'addPostponedPayment', { body })
    }
  }
}
