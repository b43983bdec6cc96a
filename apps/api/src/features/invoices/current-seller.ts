import type { Seller } from '@warda/domain/invoices/invoice-document'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { loadSettings, readSettings } from '../settings/index.ts'
import { getSeller } from './draft-document.ts'

/**
 * The seller details, or null. Reads the database when the cache has none: they may just have been saved, and the job `issue-owed` may have
 * run before this order needed a document.
 */
export const getCurrentSeller = async (context: AppContext, trx: Transaction): Promise<Seller | null> =>
  getSeller(await readSettings(context)) ?? getSeller(await loadSettings(trx))
