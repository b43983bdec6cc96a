import type { OrderBody, ShopperOrder } from '@warda/contract/orders'
import { ApiError, callApi, isUnsettled } from '../../lib/api/call-api.ts'
import { deleteCartCache } from '../../lib/browser/cart-cache.ts'
import { deleteIntent, getOrCreateIntent, type Intent, readIntent } from './checkout-draft.ts'

/**
 * Places the cart as an order. Equal orders use the same idempotency key, so that two clicks, a reload or a lost
 * answer create one order. Throws the error; after an unknown outcome the key is reused.
 */
export const placeOrder = async (userId: string, body: OrderBody): Promise<ShopperOrder> => {
  const storedIntent = readIntent(userId)
  if (storedIntent !== null && JSON.stringify(storedIntent.body) !== JSON.stringify(body)) {
    const placed = await settleIntent(userId)
    if (placed !== null) return placed
  }
  return send(userId, getOrCreateIntent(userId, body))
}

const send = async (userId: string, intent: Intent): Promise<ShopperOrder> => {
  try {
    const options = { idempotencyKey: intent.key }
    const { data } = await callApi('placeOrder', { params: { id: userId }, body: intent.body }, options)
    deleteIntent(userId)
    deleteCartCache()
    return data
  } catch (error) {
    if (!isPending(error)) deleteIntent(userId)
    throw error
  }
}

/** The outcome is unknown: no answer arrived, or the first attempt is still running. */
export const isPending = (error: unknown): boolean =>
  isUnsettled(error) ||
  (error instanceof ApiError && (error.code === 'idempotency.running' || error.status === 401 || error.status >= 500))

/**
 * Determines the outcome of an order whose answer was lost. Placing an order empties the cart in the same
 * transaction: a cart with items means that no order was placed, an empty one that repeating the request returns the
 * order. Null when none was placed.
 */
export const settleIntent = async (userId: string): Promise<ShopperOrder | null> => {
  const intent = readIntent(userId)
  if (intent === null) return null
  const { count } = await callApi('getCart', { params: { userId } })
  if (count > 0) {
    deleteIntent(userId)
    return null
  }
  try {
    return await send(userId, intent)
  } catch (error) {
    if (isPending(error)) throw error
    return null
  }
}

/** Whether the order is held until it is paid online. */
export const awaitsPayment = ({ paymentTerms, outstanding, payUntil }: ShopperOrder): boolean =>
  paymentTerms === 'online' && outstanding > 0 && payUntil !== null
