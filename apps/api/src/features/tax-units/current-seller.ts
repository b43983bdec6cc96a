import type { Seller } from '@warda/domain/invoices/invoice-document'
import { isCompleteSeller } from '@warda/domain/invoices/seller'
import type { Database } from '../../db/database.ts'
import { loadSettings } from '../settings/index.ts'

/** The seller details; null while they are incomplete. */
export async function loadSeller(db: Database): Promise<Seller | null> {
  const { seller, contact } = await loadSettings(db)
  return isCompleteSeller(seller) ? { ...seller, phone: contact.phone } : null
}
