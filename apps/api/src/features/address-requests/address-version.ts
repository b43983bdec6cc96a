import { createHash } from 'node:crypto'
import type { AddressRequestRow } from './queries.ts'

/** Identifies the answer that a form shows, so that an answer cannot overwrite one that its author has not seen. */
export function getAddressVersion(row: AddressRequestRow): string {
  const { addressLine, district, city, latitude, longitude, addressNote, deliveryDate, deliverySlot } = row
  const content = [addressLine, district, city, latitude, longitude, addressNote, deliveryDate, deliverySlot]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
}
