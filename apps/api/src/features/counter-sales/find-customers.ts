import type { AppContext } from '../../context.ts'
import { listAddresses, type SavedAddressRow } from '../address-book/index.ts'
import { normalizePhone } from '../phone-orders/index.ts'
import { type CustomerRow, findAccountsByPhone } from './queries.ts'

/** An account with its past recipients and addresses, the last one first. */
export type CounterAccount = CustomerRow & { addresses: SavedAddressRow[] }

/** How many accounts with one phone number, and how many addresses of each, are offered. */
const OFFERED_ACCOUNTS = 5
const OFFERED_ADDRESSES = 8

/** Accounts that the person with this phone number may have; the employee asks which one. */
export async function findCustomers(context: AppContext, phoneNumber: string): Promise<CounterAccount[]> {
  const accounts = await findAccountsByPhone(context.db, normalizePhone(phoneNumber), OFFERED_ACCOUNTS)
  return Promise.all(
    accounts.map(async (account) => ({
      ...account,
      addresses: (await listAddresses(context, account.userId)).slice(0, OFFERED_ADDRESSES),
    })),
  )
}
