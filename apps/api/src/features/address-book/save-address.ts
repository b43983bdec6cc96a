import type { Transaction } from '../../db/database.ts'
import { upsertAddress } from './queries.ts'

type UsedAddress = {
  userId: string
  recipient: { fullName: string; phoneNumber: string }
  address: {
    line: string | null
    district: string | null
    city: string | null
    latitude: number | null
    longitude: number | null
    note: string | null
  }
  at: Date
}

/** Stores the recipient and the address of an order in the buyer's address book, in the transaction of the order. */
export async function saveAddress(trx: Transaction, { userId, recipient, address, at }: UsedAddress): Promise<void> {
  const { line, city, ...rest } = address
  if (!line || !city) return
  const entry = { userId, recipientName: recipient.fullName, recipientPhone: recipient.phoneNumber, line, city, at }
  await upsertAddress(trx, { ...entry, ...rest })
}
