import { makeFlower } from './make-order.ts'
import { makeUser, type TestUser } from './make-user.ts'
import type { TestShop } from './shop.ts'

/** Creates a signed-in manager of a branch. */
export const makeManager = (shop: TestShop, clientId: number, branchId: number): Promise<TestUser> =>
  makeUser(shop, { role: 'BranchManager', clientId, branchId })

/** The body of a standing order for every Tuesday at 11:00, with postponed payment. */
export const standingBody = (branchId: number, variantId: number, changed: object = {}) => ({
  branchId,
  name: 'Lobby flowers',
  cadence: 'weekly',
  day: 2,
  slot: '11:00-13:00',
  paymentTerms: 'postponed',
  recipient: { fullName: 'Front Desk', phoneNumber: '0551112233' },
  startsOn: '2026-11-29',
  lines: [{ variantId, quntity: 2 }],
  ...changed,
})

/** The body of a shopper's standing order for every Tuesday at 11:00, paid by link. */
export const shopperStandingBody = (variantId: number, changed: object = {}) => ({
  cadence: 'weekly',
  day: 2,
  slot: '11:00-13:00',
  recipient: { fullName: 'Noura Saleh', phoneNumber: '0551112233' },
  deliveryAddress: { line: 'King Fahd Road 12', city: 'Riyadh', latitude: 24.71, longitude: 46.68 },
  startsOn: '2026-11-29',
  lines: [{ variantId, quntity: 1 }],
  paysFromCredit: false,
  ...changed,
})

/** A shopper and the request for a standing order of theirs. */
export async function makeShopperRequest(shop: TestShop) {
  const { userId, visitor } = await makeUser(shop)
  const { variantId } = await makeFlower(shop)
  return { by: visitor, input: { params: { userId }, body: shopperStandingBody(variantId) } }
}
