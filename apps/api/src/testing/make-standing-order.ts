import { type MadeUser, makeUser } from './make-user.ts'
import type { TestShop } from './shop.ts'

/** The manager of a client's branch, signed in. */
export const makeManager = (shop: TestShop, clientId: number, branchId: number): Promise<MadeUser> =>
  makeUser(shop, { role: 'BranchManager', clientId, branchId })

/** What is sent for a standing order: every Tuesday (two days after the test shop's Sunday), at eleven, on credit. */
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
