import type { OrderBody } from '@warda/contract/orders'
import { readStoredJson, removeStored, writeStoredJson } from '../../lib/browser/storage.ts'

/** One wish to place one order: its key goes with every attempt until there is a final answer (W2, W3). */
export type Intent = { key: string; body: OrderBody }

const storageKey = (userId: string): string => `order-intent:${userId}`

export const readIntent = (userId: string): Intent | null => {
  const value = readStoredJson('session', storageKey(userId))
  if (value === null || typeof value !== 'object' || !('key' in value) || !('body' in value)) return null
  return typeof value.key === 'string' ? { key: value.key, body: value.body as OrderBody } : null
}

export const dropIntent = (userId: string): void => removeStored('session', storageKey(userId))

/** The kept wish when it asks for the same order, else a new one with a new key. */
export const intentFor = (userId: string, body: OrderBody): Intent => {
  const kept = readIntent(userId)
  if (kept !== null && JSON.stringify(kept.body) === JSON.stringify(body)) return kept
  const intent = { key: randomKey(), body }
  writeStoredJson('session', storageKey(userId), intent)
  return intent
}

/** `randomUUID` is missing on plain http; the random numbers are not. */
const randomKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
