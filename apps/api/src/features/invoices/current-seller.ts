import type { Seller } from '@warda/domain/invoices/invoice-document'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { readSettings, settingsIn } from '../settings/index.ts'
import { sellerOf } from './draft-document.ts'

/**
 * The shop as its tax documents name it, or null. What this process remembers is not believed when it says that there is none: the details
 * may have been saved a moment ago, and `issue-owed`, which makes up for what waited, may have looked before this order was owed one.
 */
export const currentSeller = async (context: AppContext, trx: Transaction): Promise<Seller | null> =>
  sellerOf(await readSettings(context)) ?? sellerOf(await settingsIn(trx))
