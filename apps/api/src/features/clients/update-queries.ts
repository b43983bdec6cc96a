import type { ClientId, UserId } from '@warda/domain/ids'
import type { Transaction } from '../../db/database.ts'

const COLUMN = {
  organizationName: 'organization_name',
  unifiedNumber: 'unified_number',
  registerNumber: 'register_number',
  registerIssueDate: 'register_issue_date',
  registerExpiryDate: 'register_expiry_date',
  registerCopy: 'register_copy',
  ownerName: 'owner_name',
  ownerIdentityNumber: 'owner_identity_number',
  ownerContactNumber: 'owner_contact_number',
  ownerIdentity: 'owner_identity',
  isTaxRegistered: 'is_tax_registered',
  taxNumber: 'tax_number',
  taxLetter: 'tax_letter',
  street: 'street',
  buildingNumber: 'building_number',
  district: 'district',
  city: 'city',
  postalCode: 'postal_code',
  accountsName: 'accounts_name',
  accountsEmail: 'accounts_email',
  purchaseOrderRequired: 'purchase_order_required',
  reviewState: 'review_state',
  reviewNote: 'review_note',
} as const

type Changes = Partial<Record<keyof typeof COLUMN, string | boolean | null>>

/** Updates the given fields of a client. */
export async function updateProfile(trx: Transaction, clientId: ClientId, changes: Changes): Promise<void> {
  const set = Object.entries(changes).map(([key, value]) => [COLUMN[key as keyof typeof COLUMN], value])
  await trx.updateTable('client').set(Object.fromEntries(set)).where('id', '=', clientId).execute()
}

export async function markReviewed(
  trx: Transaction,
  clientId: ClientId,
  by: { userId: UserId; at: Date },
): Promise<void> {
  await trx
    .updateTable('client')
    .set({ reviewed_by: by.userId, reviewed_at: by.at })
    .where('id', '=', clientId)
    .execute()
}

/** Marks a document as deleted; the nightly job removes its file. */
export async function dropDocument(trx: Transaction, fileId: string, at: Date): Promise<void> {
  await trx.updateTable('private_file').set({ deleted_at: at }).where('id', '=', fileId).execute()
}
