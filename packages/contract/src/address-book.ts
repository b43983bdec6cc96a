import * as z from 'zod/mini'
import { endpoint, selfAccess } from './endpoint.ts'
import { messageAnswer, numericId, uuid } from './wire/amount.ts'

/** A recipient and an address of an earlier order. */
export const savedAddress = z.object({
  id: z.int(),
  recipient: z.object({ fullName: z.string(), phoneNumber: z.string() }),
  address: z.object({
    line: z.string(),
    district: z.nullable(z.string()),
    city: z.string(),
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
    note: z.nullable(z.string()),
  }),
})
export type SavedAddress = z.infer<typeof savedAddress>

export const addressBookEndpoints = {
  getAddressBook: endpoint('getAddressBook', {
    access: selfAccess('userId'),
    summary: 'Recipients and addresses of the caller’s orders, latest first (AGREE-02)',
    params: z.object({ userId: uuid }),
    answer: z.object({ data: z.array(savedAddress) }),
  }),
  deleteAddress: endpoint('deleteAddress', {
    access: selfAccess('userId'),
    summary: 'Removes an entry of the address book; orders keep their address',
    params: z.object({ userId: uuid, addressId: numericId }),
    answer: messageAnswer,
  }),
}
