import type { AppContext } from '../../context.ts'
import { deleteSavedAddress, type SavedAddressRow, selectAddresses } from './queries.ts'

export const listAddresses = ({ db }: AppContext, userId: string): Promise<SavedAddressRow[]> =>
  selectAddresses(db, userId)

/** Deletes an entry; a missing one is no error. */
export const deleteAddress = ({ db }: AppContext, userId: string, addressId: number): Promise<void> =>
  deleteSavedAddress(db, userId, addressId)
