import { isDate } from '@warda/domain/time/riyadh-time'
import { readStoredJson, writeStoredJson } from '../browser/storage.ts'

/** Place and day that a shopper chose on a product page; kept in this tab until the checkout takes them. */
export type DeliveryChoice = { city: string; district: string; date: string }

type StoredChoice = DeliveryChoice & { isTaken: boolean }

const KEY = 'delivery-choice'
const MAX_LENGTH = 80

const readText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_LENGTH) : '')

/** The choice of this tab; null without one. Broken values are read as empty. */
export function readDeliveryChoice(): DeliveryChoice | null {
  const stored = readStoredJson('session', KEY) as Partial<StoredChoice> | null
  if (stored === null || typeof stored !== 'object') return null
  const date = readText(stored.date)
  return { city: readText(stored.city), district: readText(stored.district), date: isDate(date) ? date : '' }
}

export const saveDeliveryChoice = (choice: DeliveryChoice): void =>
  void writeStoredJson('session', KEY, { ...choice, isTaken: false })

/** The choice when it is newer than the last checkout; afterwards what is entered there counts. */
export function takeDeliveryChoice(): DeliveryChoice | null {
  const stored = readStoredJson('session', KEY) as Partial<StoredChoice> | null
  const choice = readDeliveryChoice()
  if (choice === null || stored?.isTaken !== false) return null
  writeStoredJson('session', KEY, { ...choice, isTaken: true })
  return choice
}
