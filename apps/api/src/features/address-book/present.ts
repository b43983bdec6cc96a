import type { SavedAddress } from '@warda/contract/address-book'
import type { SavedAddressRow } from './queries.ts'

export const presentAddress = ({ id, recipientName, recipientPhone, ...address }: SavedAddressRow): SavedAddress => ({
  id,
  recipient: { fullName: recipientName, phoneNumber: recipientPhone },
  address,
})
