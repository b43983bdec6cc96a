import type { OrderBody, ShopperOrder } from '@warda/contract/orders'
import { ApiError, callApi, isUnsettled } from '../../lib/api/call-api.ts'
import { dropIntent, type Intent, intentFor, readIntent } from './checkout-draft.ts'

/**
 * Places the cart as an order. Every attempt for the same order carries the same key, so two presses, a reload or a lost
 * answer give one order. Throws the refusal; an unsettled failure keeps the key for the next press.
 */
export const placeOrder = async (userId: string, body: OrderBody): Promise<ShopperOrder> => {
  const earlier = readIntent(userId)
  if (earlier !== null && JSON.stringify(earlier.body) !== JSON.stringify(body)) {
    const placed = await settleIntent(userId)
    if (placed !== null) return placed
  }
  return send(userId, intentFor(userId, body))
}

const send = async (userId: string, intent: Intent): Promise<ShopperOrder> => {
  try {
    const options = { idempotencyKey: intent.key }
    const { data } = await callApi('placeOrder', { params: { id: userId }, body: intent.body }, options)
    dropIntent(userId)
    return data
  } catch (error) {
    if (!isOpen(error)) dropIntent(userId)
    throw error
  }
}

/** Not a final answer: nothing came back, or the first attempt is still running. */
export const isOpen = (error: unknown): boolean =>
  isUnsettled(error) ||
  (error instanceof ApiError && (error.code === 'idempotency.running' || error.status === 401 || error.status >= 500))

/**
 * Finds out what became of an order whose answer was lost. Placing empties the cart in the same transaction: a full cart
 * means that nothing happened, and the wish is forgotten; an empty one means that asking again with the same key
 * answers the order. Null when none was placed.
 */
export const settleIntent = async (userId: string): Promise<ShopperOrder | null> => {
  const intent = readIntent(userId)
  if (intent === null) return null
  const { count } = await callApi('getCart', { params: { userId } })
  if (count > 0) {
    dropIntent(userId)
    return null
  }
  try {
    return await send(userId, intent)
  } catch (error) {
    if (isOpen(error)) throw error
    return null
  }
}
