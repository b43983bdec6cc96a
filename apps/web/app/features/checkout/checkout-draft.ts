import type { OrderBody } from '@warda/contract/orders'
import { randomKey } from '../../lib/api/random-key.ts'
import { readStoredJson, removeStored, writeStoredJson } from '../../lib/browser/storage.ts'

/** An order being placed; stored, so that a reload sends the same key until there is a definite answer (W2, W3). */
export type Intent = { key: string; body: OrderBody }

const storageKey = (userId: string): string => `order-intent:${userId}`

export const readIntent = (userId: string): Intent | null => {
  const value = readStoredJson('session', storageKey(userId))
  if (value === null || typeof value !== 'object' || !('key' in value) || !('body' in value)) return null
  return typeof value.key === 'string' ? { key: value.key, body: value.body as OrderBody } : null
}

export const deleteIntent = (userId: string): void => removeStored('session', storageKey(userId))

/** The stored intent when its order is equal, else a new one with a new key. */
export const getOrCreateIntent = (userId: string, body: OrderBody): Intent => {
  const stored = readIntent(userId)
  if (stored !== null && JSON.stringify(stored.body) === JSON.stringify(body)) return stored
  const intent = { key: randomKey(), body }
  writeStoredJson('session', storageKey(userId), intent)
  return intent
}
