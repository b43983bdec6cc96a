import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { CallInput } from './api-client.ts'
import { makeUnderWay } from './make-delivery.ts'
import { makeFlower } from './make-order.ts'
import { makeUser, type TestUser } from './make-user.ts'
import type { TestShop } from './shop.ts'

const DAY_MS = 86_400_000

type Shop = { shop: TestShop; admin: TestUser }

/** A driver with SAR 50 in cash. */
async function makeCollector(shop: TestShop): Promise<TestUser> {
  const collector = await makeUser(shop, { role: 'ShippingEmployee' })
  const { order } = await makeUnderWay(shop)
  const body = { orderId: order.id, amount: 50, payPartOrall: 0, method: 'cash' }
  await collector.visitor.call('addPaymentPartly', { params: { userId: collector.userId }, body })
  return collector
}

async function closeOpenDrawer({ visitor }: TestUser): Promise<void> {
  const { data } = (await visitor.call('currentCashDrawer')).body
  if (data === null) return
  const body = { expected: data.expected, counted: data.expected }
  await visitor.call('closeCashDrawer', { params: { drawerId: data.id }, body })
}

/** Opens a drawer with SAR 200, after closing the open one. */
async function openNewDrawer(admin: TestUser): Promise<number> {
  await closeOpenDrawer(admin)
  return (await admin.visitor.call('openCashDrawer', { body: { openingFloat: 200 } })).body.data.id
}

const by = ({ visitor }: TestUser, input: CallInput) => ({ by: visitor, input })

/** A request for each call that moves cash by hand, for tests of repeated requests. */
export const makeCashCalls = (get: () => Shop) => ({
  handInCash: {
    prepare: async () => {
      const collector = await makeCollector(get().shop)
      return by(collector, { params: { userId: collector.userId }, body: { expected: 50, counted: 49 } })
    },
  },
  recordHandover: {
    prepare: async () => {
      const { shop, admin } = get()
      const { userId } = await makeCollector(shop)
      return by(admin, { params: { employeeId: userId }, body: { expected: 50, counted: 49 } })
    },
  },
  openCashDrawer: {
    prepare: async () => {
      const { admin } = get()
      await closeOpenDrawer(admin)
      return by(admin, { body: { openingFloat: 200 } })
    },
  },
  recordDrawerMovement: {
    prepare: async () => {
      const { admin } = get()
      const body = { kind: 'payIn', purpose: 'safe', amount: 20, reason: 'Small change' }
      return by(admin, { params: { drawerId: await openNewDrawer(admin) }, body })
    },
  },
  placeCounterSale: {
    prepare: async () => {
      const { shop, admin } = get()
      const { variantId } = await makeFlower(shop)
      const payments = [{ method: 'card', amount: 100 }]
      return by(admin, { body: { lines: [{ variantId, quantity: 1 }], payments } })
    },
  },
  handOverPickup: {
    prepare: async () => {
      const { shop, admin } = get()
      const { variantId } = await makeFlower(shop)
      const customer = { fullName: 'Noura Salem', phoneNumber: '0556001166' }
      const pickup = { date: riyadhDate(shop.clock.now() + DAY_MS), time: '12:00' }
      const sale = { lines: [{ variantId, quantity: 1 }], customer, pickup, isPaidLater: true }
      const { orderId } = (await admin.visitor.call('placeCounterSale', { body: sale })).body.data
      return by(admin, { params: { orderId }, body: { payments: [{ method: 'card', amount: 100 }] } })
    },
  },
  closeCashDrawer: {
    prepare: async () => {
      const { admin } = get()
      const drawerId = await openNewDrawer(admin)
      return by(admin, { params: { drawerId }, body: { expected: 200, counted: 199 } })
    },
  },
})
