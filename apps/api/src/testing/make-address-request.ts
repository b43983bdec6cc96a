import type { OrderBody } from '@warda/contract/orders'
import { addressRequestToken } from '../address-request-link.ts'
import { makeAdmin } from './make-admin.ts'
import { makeOrder } from './make-order.ts'
import type { TestShop } from './shop.ts'

/** Places of every delivery window after `makeRoom`. */
export const CAPACITY = 100

/** Gives the windows so many places that many orders fit into one. */
export async function makeRoom(shop: TestShop): Promise<void> {
  const admin = await makeAdmin(shop, ['settings'])
  const { body } = await admin.visitor.call('adminSettings')
  const calendar = body.data.find(({ key }: { key: string }) => key === 'calendar')
  const value = { ...calendar.value, slotCapacity: CAPACITY }
  const params = { key: 'calendar' }
  await admin.visitor.call('saveSetting', { params, body: { value, version: calendar.version } })
}

export const WINDOW = { deliveryDate: '2026-12-02', deliverySlot: '11:00-13:00' }
export const OLAYA = { line: 'Olaya Street 5', city: 'Riyadh', district: 'Olaya' }

/** The part of an order whose recipient says where. */
export const askedOrder = (changed: Partial<OrderBody> = {}): Partial<OrderBody> => ({
  deliveryAddress: undefined,
  askRecipient: true,
  paymentTerms: 'cash',
  ...WINDOW,
  ...changed,
})

export const makeAskedOrder = (shop: TestShop, changed: Partial<OrderBody> = {}) => makeOrder(shop, askedOrder(changed))
export type AskedOrder = Awaited<ReturnType<typeof makeAskedOrder>>

export const tokenFor = (shop: TestShop, { order }: Pick<AskedOrder, 'order'>): string =>
  addressRequestToken(shop.context.config.SECRET, order.orderNumber)

/** Opens the recipient's page. */
export const openRequest = (shop: TestShop, asked: Pick<AskedOrder, 'order'>) =>
  shop.visitor().call('getAddressRequest', { params: { token: tokenFor(shop, asked) } })

/** Answers as the recipient, on a form opened just before unless `version` is given. */
export const answerRequest = async (
  shop: TestShop,
  asked: Pick<AskedOrder, 'order'>,
  body: Record<string, unknown> = {},
  version?: string,
) =>
  shop.visitor().call('answerAddressRequest', {
    params: { token: tokenFor(shop, asked) },
    body: {
      deliveryAddress: OLAYA,
      ...WINDOW,
      version: version ?? (await openRequest(shop, asked)).body.data.version,
      ...body,
    },
  })
