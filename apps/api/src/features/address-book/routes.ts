import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { deleteAddress, listAddresses } from './manage-addresses.ts'
import { presentAddress } from './present.ts'

export const addressBookRoutes: Pick<Handlers, 'getAddressBook' | 'deleteAddress'> = {
  getAddressBook: async ({ context, params }) =>
    ok({ data: (await listAddresses(context, params.userId)).map(presentAddress) }),

  deleteAddress: async ({ context, params, t }) => {
    await deleteAddress(context, params.userId, params.addressId)
    return ok({ message: t('address_book_removed') })
  },
}
