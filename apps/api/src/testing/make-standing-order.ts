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
