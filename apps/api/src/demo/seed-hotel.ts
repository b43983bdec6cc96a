import { DEFAULT_CALENDAR, listSlots } from '@warda/domain/delivery/calendar'
import { isCreditTerms } from '@warda/domain/orders/payment-terms'
import { addDays, type IsoDate, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import { cashBody, lineBody, monthlyBody, stageQuery } from './bodies-present.ts'
import { HOTEL_ORDERS, HOTEL_STANDING, type HotelOrder, MORE_BRANCHES } from './content/hotel.ts'
import { findClient, findVariantId, insertCartLine, payInvoice } from './order-seed-queries.ts'
import type { DemoContext } from './order-steps.ts'

/** Minutes of the day in Riyadh. */
const ORDERED_AT = 10 * 60
const DELIVERED_AT = 14 * 60
/** Days after the order on which it is paid, rescheduled or credited. */
const PAID_AFTER = 25
const RESCHEDULED_AFTER = 32
const CREDITED_AFTER = 3

const RECIPIENT = { fullName: 'Reception', phoneNumber: '0112004401' }

export type Hotel = {
  /** Creates the orders that the hotel placed before this day and that do not exist yet. */
  placeBefore(day: IsoDate): Promise<void>
  addStandingOrders(): Promise<void>
}

/** A year of the demo's business client (RUN-04), made through the API: further branches, orders and what became of them. */
export async function openHotel(context: DemoContext, now: number): Promise<Hotel> {
  const { trx, api, people } = context
  const { userId } = people.khalid
  const today = riyadhDate(now)
  api.setTime(riyadhInstant(addDays(today, -360), ORDERED_AT))
  for (const branch of MORE_BRANCHES)
    await api.call(people.khalid, 'addBranch', {
      params: { id: userId },
      body: { ...branch, openingHours: '8:00 AM - 11:00 PM', employeeCount: 12, monthlyBudget: 4_000 },
    })
  const { clientId, branchIds } = await findClient(trx, userId)
  const waiting = [...HOTEL_ORDERS]
  return {
    async placeBefore(day) {
      while (waiting[0] && addDays(today, -waiting[0].daysAgo) < day) {
        const order = waiting.shift() as HotelOrder
        await seedHotelOrder(context, order, { today, clientId, branchId: branchIds[order.branch] ?? 0 })
      }
    },
    async addStandingOrders() {
      api.setTime(now)
      for (const { sku, quantity, branch, purchaseOrder, ...standing } of HOTEL_STANDING)
        await api.call(people.khalid, 'addStandingOrder', {
          params: { userId },
          body: {
            ...standing,
            branchId: branchIds[branch],
            slot: '11:00-13:00',
            paymentTerms: 'postponed',
            recipient: RECIPIENT,
            startsOn: addDays(today, 14),
            ...(purchaseOrder === null ? {} : { purchaseOrder }),
            lines: [lineBody(await findVariantId(trx, sku), quantity)],
          },
        })
    },
  }
}

async function seedHotelOrder(
  context: DemoContext,
  order: HotelOrder,
  { today, clientId, branchId }: { today: IsoDate; clientId: number; branchId: number },
): Promise<void> {
  const { api, trx, people } = context
  const { khalid, yousef, huda } = people
  const ordered = addDays(today, -order.daysAgo)
  const at = (daysLater: number, minutes: number) => api.setTime(riyadhInstant(addDays(ordered, daysLater), minutes))
  const date = findOpenDay(addDays(ordered, 1))
  at(0, ORDERED_AT)
  await insertCartLine(trx, { userId: khalid.userId, sku: order.sku, quantity: order.quantity })
  const { data } = await api.call(khalid, 'placeOrder', {
    params: { id: khalid.userId },
    body: {
      branchId,
      recipient: RECIPIENT,
      deliveryDate: date,
      deliverySlot: listSlots(DEFAULT_CALENDAR, date)[2]?.id,
      paymentTerms: order.terms,
      purchaseOrder: `PO-${ordered.slice(2, 4)}${String(4_000 + order.daysAgo)}`,
    },
  })
  const orderId = data?.id ?? ''
  const params = { userId: khalid.userId, orderId }
  if (isCreditTerms(order.terms)) await api.call(khalid, 'confirmOrder', { params })
  if (order.outcome === 'cancelled') {
    const body = { reason: 'The event was called off.', refundTo: 'credit' }
    await api.call(huda, 'cancelOrder', { params: { orderId }, body })
    return
  }
  api.setTime(riyadhInstant(date, DELIVERED_AT))
  await api.call(yousef, 'updateOrderStage', { query: stageQuery(orderId, 'inDelivery') })
  if (order.terms === 'cash') await payByHand(context, orderId, 'cash')
  const proof = new FormData()
  proof.set('recipientName', RECIPIENT.fullName)
  proof.set('early', 'true')
  await api.call(yousef, 'addProof', { params: { orderId }, body: proof })
  await api.call(khalid, 'confirmDelivery', { query: { orderId, userId: khalid.userId, email: khalid.email } })
  await api.call(yousef, 'createInvoice', { body: { clientId, orderId } })
  if (order.outcome === 'credited') {
    at(CREDITED_AFTER, DELIVERED_AT)
    const body = { amount: 60, reason: 'Some stems were broken.', refundTo: 'credit' }
    await api.call(huda, 'creditOrder', { params: { orderId }, body })
  }
  if (order.outcome === 'transfer' && order.terms !== 'cash') {
    at(PAID_AFTER, DELIVERED_AT)
    await payByHand(context, orderId, 'transfer')
  }
  if (order.outcome === 'link') {
    at(PAID_AFTER, DELIVERED_AT)
    const { link = '' } = await api.call(khalid, 'addPayment', { params })
    const trNumber = link.split('/').at(-1) ?? ''
    await payInvoice(trx, trNumber)
    await api.call(khalid, 'confirmPayment', { params: { orderId, trNumber } })
  }
  if (order.outcome === 'rescheduled') {
    at(RESCHEDULED_AFTER, DELIVERED_AT)
    await api.call(yousef, 'addPostponedPayment', { body: monthlyBody(orderId, khalid.userId) })
  }
}

async function payByHand({ api, people }: DemoContext, orderId: string, method: 'cash' | 'transfer'): Promise<void> {
  const { data } = await api.call(people.yousef, 'getBoardOrder', { params: { orderId } })
  const body = { ...cashBody(orderId, data?.outstanding ?? 0, true), method }
  await api.call(people.yousef, 'addPaymentPartly', { params: { userId: people.yousef.userId }, body })
}

/** This day or the next on which the shop delivers. */
export function findOpenDay(day: IsoDate): IsoDate {
  return listSlots(DEFAULT_CALENDAR, day).length > 0 ? day : findOpenDay(addDays(day, 1))
}
