import type { Gateway } from '../adapters/gateway.ts'
import { makeAdmin } from './make-admin.ts'
import { fillCart, makeBusiness, makeFlower, makeOrder, place, retailOrder } from './make-order.ts'
import { makeUser, type TestUser } from './make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from './shop.ts'
import {
  type StandInAuthority,
  type StandInOptions,
  startStandInAuthority,
} from './tax-authority/stand-in-authority.ts'

export type TaxShop = {
  shop: TestShop
  authority: StandInAuthority
  admin: TestUser
  driver: TestUser
  /** Creates a cash order and issues its simplified invoice; returns the order's id. */
  issueSimplified(): Promise<string>
  /** Creates a cash order of a business and returns its id and the answer to its standard invoice. */
  issueStandard(): Promise<{ owner: TestUser; orderId: string; issue: () => ReturnType<TestUser['visitor']['call']> }>
  close(): Promise<void>
}

type TaxShopOptions = StandInOptions & {
  /** The shop's clock; the real time for other processes. */
  shopNow?: number
  gateway?: Gateway
}

/** A shop with an active tax unit at a stand-in authority whose clock is the shop's. */
export async function openTaxShop({
  shopNow = SUNDAY_MORNING,
  gateway,
  ...options
}: TaxShopOptions = {}): Promise<TaxShop> {
  let now = () => shopNow
  const authority = await startStandInAuthority({ ...options, now: () => now() })
  const shop = await openTestShop({
    now: shopNow,
    environment: { ZATCA_URL: authority.url },
    ...(gateway && { gateway }),
  })
  now = () => shop.clock.now()
  const admin = await makeAdmin(shop)
  const driver = await makeUser(shop, { role: 'ShippingEmployee' })
  await onboardTaxUnit(shop, admin)
  const issue = (orderId: string, clientId: number) =>
    driver.visitor.call('createInvoice', { body: { clientId, orderId } })
  return {
    shop,
    authority,
    admin,
    driver,
    async issueSimplified() {
      const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
      await issue(order.id, 0)
      return order.id
    },
    async issueStandard() {
      const { owner, orderId } = await makeBusinessOrder(shop)
      return { owner, orderId, issue: () => issue(orderId, owner.clientId) }
    },
    async close() {
      await shop.close()
      await authority.close()
    },
  }
}

/** Onboards a unit with any one-time password. */
export async function onboardTaxUnit(shop: TestShop, admin: TestUser, oneTimePassword = '111111'): Promise<void> {
  const unit = { environment: 'simulation', branch: 'Riyadh', location: 'RRRD2929', businessCategory: 'Flowers' }
  const started = await admin.visitor.call('onboardTaxUnit', { body: { ...unit, oneTimePassword } })
  if (started.status !== 200) throw new Error(`The tax unit was refused: ${JSON.stringify(started.body)}`)
  await shop.runJobs()
}

/** A cash order of a business with VAT number and national address. */
async function makeBusinessOrder(shop: TestShop): Promise<{ owner: TestUser; orderId: string }> {
  const { owner, branchId } = await makeBusiness(shop, { organizationName: 'Gulf Hotels' })
  const address = { street: 'Tahlia', building_number: '1234', district: 'Olaya', city: 'Riyadh', postal_code: '12243' }
  await shop.db
    .updateTable('client')
    .set({ tax_number: '399999999900003', register_number: '4030000001', ...address })
    .where('id', '=', owner.clientId)
    .execute()
  await fillCart(shop, owner.userId, [await makeFlower(shop)])
  const { deliveryAddress: _, ...body } = retailOrder({ paymentTerms: 'cash', branchId })
  const order = (await place(owner, body)).body.data as { id: string }
  return { owner, orderId: order.id }
}
