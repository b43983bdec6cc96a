import { type Body, succeed } from '../http-client.ts'
import type { Person } from './accounts.ts'

export type PaymentTerms = 'online' | 'cash' | 'postponed' | 'monthly'

/** The id of the first variant with a stock of ten or more. */
async function findVariant(buyer: Person): Promise<number> {
  const { data } = await succeed(buyer.client, 'GET /Product/getallproducts')
  for (const card of data) {
    if (card.defaultVariantId === null) continue
    const product = await succeed(buyer.client, `GET /Product/getproduct/${card.id}`)
    const variant = product.variants.find(({ available }: Body) => available >= 10)
    if (variant) return variant.id
  }
  throw new Error('The demo shop has nothing in stock.')
}

/** Puts bouquets into the cart. */
export async function fillCart(buyer: Person, quntity = 1): Promise<void> {
  const json = { variantId: await findVariant(buyer), quntity }
  await succeed(buyer.client, `POST /Cart/addtocart/${buyer.userId}`, { json })
}

/** The body of an order for a free slot after today (decisions §4): any of them, because files that run side by side fill the slots of one shop. */
export async function orderBody(buyer: Person, paymentTerms: PaymentTerms, branchId?: number): Promise<Body> {
  const { days, today } = await succeed(buyer.client, 'GET /Delivery/getdays')
  const free = days
    .filter((day: Body) => day.date !== today)
    .flatMap((day: Body) =>
      day.slots.filter((slot: Body) => slot.state === 'open').map((slot: Body) => [day.date, slot.id]),
    )
  const [deliveryDate, deliverySlot] = free[Math.floor(Math.random() * free.length)]
  return {
    recipient: { fullName: 'Salma Recipient', phoneNumber: '0551234567' },
    ...(branchId === undefined
      ? { deliveryAddress: { line: 'King Fahd Road 12', district: 'Al Olaya', city: 'Riyadh' } }
      : { branchId }),
    deliveryDate,
    deliverySlot,
    paymentTerms,
  }
}

/** Places an order and returns its entry in the shopper's list. */
export async function placeOrder(buyer: Person, paymentTerms: PaymentTerms, branchId?: number): Promise<Body> {
  await fillCart(buyer)
  const json = await orderBody(buyer, paymentTerms, branchId)
  await succeed(buyer.client, `POST /Order/addorder/${buyer.userId}`, { json })
  const { data } = await succeed(buyer.client, `GET /Order/getAllOrdersToUser/${buyer.userId}/${getClientId(buyer)}`)
  return data[0]
}

const getClientId = (person: Person): number => person.session.clientId ?? 0

/** Opens a payment and approves it on the demo bank's page; returns its transaction number. */
export async function approveAtBank(buyer: Person, orderId: string): Promise<string> {
  const { link } = await succeed(buyer.client, `POST /PayMent/addpayment/${buyer.userId}/${orderId}`)
  const body = new URLSearchParams({ outcome: 'success' })
  await fetch(link, { method: 'POST', body, redirect: 'manual' })
  return new URL(link).pathname.split('/').at(-1) ?? ''
}

/** Pays an order online. */
export async function payOnline(buyer: Person, orderId: string): Promise<void> {
  const trNumber = await approveAtBank(buyer, orderId)
  await succeed(buyer.client, `GET /PayMent/confirm-payment/${orderId}/${trNumber}`)
}

/** Moves an order to a stage of the delivery board: 5 in delivery, 6 completed (spec §4). */
export function moveTo(driver: Person, orderId: string, orderStage: 5 | 6): Promise<Body> {
  return succeed(driver.client, 'PATCH /Order/updateOrderStage', { query: { orderId, orderStage } })
}
