import type { FakeGateway } from './fake-gateway.ts'
import { payOrder, walkOrder } from './make-delivery.ts'
import { fillCart, makeFlower, makeOrder } from './make-order.ts'
import { makePhoto, toFormData } from './make-picture.ts'
import { makeUser, type TestUser, type UserOptions } from './make-user.ts'
import type { TestShop } from './shop.ts'

/** Personal data of {@link makeCustomer}; none of it may remain after erasure. */
export const PERSONAL_DATA = {
  fullName: 'Haifa Almutlaq',
  phone: '0507770011',
  recipient: 'Grandmother Lulwa',
  recipientPhone: '0507770022',
  street: 'Sparrow Lane 9',
  note: 'Ring at the blue gate',
  card: 'For eighty springs',
  proofName: 'Neighbour Sultan',
}

/** Creates a customer with a paid, delivered and completed order, invoice, points, review, wishlist, cart and problem report. */
export async function makeCustomer(shop: TestShop, gateway: FakeGateway, options: UserOptions = {}) {
  const place = {
    line: PERSONAL_DATA.street,
    city: 'Riyadh',
    note: PERSONAL_DATA.note,
    latitude: 24.71,
    longitude: 46.68,
  }
  const { buyer, order, flower } = await makeOrder(
    shop,
    {
      recipient: { fullName: PERSONAL_DATA.recipient, phoneNumber: PERSONAL_DATA.recipientPhone },
      deliveryAddress: place,
      cardMessage: PERSONAL_DATA.card,
    },
    { fullName: PERSONAL_DATA.fullName, phone: PERSONAL_DATA.phone, ...options },
  )
  await payOrder(shop, gateway, buyer, order.id)
  await walkOrder(shop, order.id, ['outForDelivery'])
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const proof = await driver.visitor.call('addProof', {
    params: { orderId: order.id },
    body: toFormData({
      recipientName: PERSONAL_DATA.proofName,
      early: 'true',
      photo: { bytes: await makePhoto(), type: 'image/jpeg' },
    }),
  })
  const deliveryClaim = { orderId: order.id, userId: buyer.userId, email: buyer.email }
  await buyer.visitor.call('confirmDelivery', { query: deliveryClaim })
  await driver.visitor.call('createInvoice', { body: { clientId: 0, orderId: order.id } })
  await buyer.visitor.call('addReview', {
    params: { productId: flower.productId },
    body: { description: 'Fresh for nine days, thank you.', stars: 5 },
  })
  await fillCart(shop, buyer.userId, [await makeFlower(shop)])
  await shop.db.insertInto('wishlist_item').values({ user_id: buyer.userId, product_id: flower.productId }).execute()
  await report(buyer)
  await shop.runJobs()
  return { buyer, order, flower, fileId: String(proof.body.data.proof.fileId), driver }
}

const report = ({ visitor, email, fullName }: TestUser) =>
  visitor.call('reportProblem', {
    body: {
      name: fullName,
      email,
      phone: PERSONAL_DATA.phone,
      problemType: 'salesInquiry',
      description: `Do you also deliver to ${PERSONAL_DATA.street}?`,
    },
  })
