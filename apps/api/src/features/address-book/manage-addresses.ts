import type { AppContext } from '../../context.ts'
import { deleteSavedAddress, type SavedAddressRow, selectAddresses } from './queries.ts'

export const listAddresses = ({ db }: AppContext, userId: string): Promise<SavedAddressRow[]> =>
  selectAddresses(db, userId)

/** Removes an entry; one that is gone already is no error. */
export const deleteAddress = ({ db }: AppContext, userId: string, addressId: number): Promise<void> =>
  deleteSavedAddress(db, userId, addressId)
