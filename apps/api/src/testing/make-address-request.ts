import type { OrderBody } from '@warda/contract/orders'
import { createAddressRequestToken } from '../address-request-link.ts'
import { makeAdmin } from './make-admin.ts'
import { makeOrder } from './make-order.ts'
import type { TestShop } from './shop.ts'

/** Capacity of every delivery window after `raiseCapacity`. */
export const CAPACITY = 100

/** Raises the capacity of all windows, so that many orders fit into one. */
export async function raiseCapacity(shop: TestShop): Promise<void> {
  const admin = await makeAdmin(shop, ['settings'])
  const { body } = await admin.visitor.call('adminSettings')
  const calendar = body.data.find(({ key }: { key: string }) => key === 'calendar')
  const value = { ...calendar.value, slotCapacity: CAPACITY }
  const params = { key: 'calendar' }
  await admin.visitor.call('saveSetting', { params, body: { value, version: calendar.version } })
}

export const WINDOW = { deliveryDate: '2026-12-02', deliverySlot: '11:00-13:00' }
export const OLAYA = { line: 'Olaya Street 5', city: 'Riyadh', district: 'Olaya' }

/** The order body of an address request. */
export const createWaitingInput = (changed: Partial<OrderBody> = {}): Partial<OrderBody> => ({
  deliveryAddress: undefined,
  askRecipient: true,
  paymentTerms: 'cash',
  ...WINDOW,
  ...changed,
})

export const makeWaitingOrder = (shop: TestShop, changed: Partial<OrderBody> = {}) =>
  makeOrder(shop, createWaitingInput(changed))
export type WaitingTestOrder = Awaited<ReturnType<typeof makeWaitingOrder>>

export const getRequestToken = (shop: TestShop, { order }: Pick<WaitingTestOrder, 'order'>): string =>
  createAddressRequestToken(shop.context.config.SECRET, {
    orderNumber: order.orderNumber,
    phone: order.recipient.phoneNumber,
  })

/** Opens the recipient's page. */
export const openRequest = (shop: TestShop, asked: Pick<WaitingTestOrder, 'order'>) =>
  shop.visitor().call('getAddressRequest', { params: { token: getRequestToken(shop, asked) } })

/** Answers as the recipient, on a form opened just before unless `version` is given. */
export const answerRequest = async (
  shop: TestShop,
  asked: Pick<WaitingTestOrder, 'order'>,
  body: Record<string, unknown> = {},
  version?: string,
) =>
  shop.visitor().call('answerAddressRequest', {
    params: { token: getRequestToken(shop, asked) },
    body: {
      deliveryAddress: OLAYA,
      ...WINDOW,
      version: version ?? (await openRequest(shop, asked)).body.data.version,
      ...body,
    },
  })

/** The kinds of the mails to an address. */
export async function listKindsOfMails({ db }: TestShop, email: string): Promise<string[]> {
  const rows = await db.selectFrom('mail').select('kind').where('to_address', '=', email).execute()
  return rows.map(({ kind }) => kind)
}
