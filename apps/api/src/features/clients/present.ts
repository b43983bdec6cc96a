import type { ClientProfile } from '@warda/contract/clients'
import { listProfileDoubts } from '@warda/domain/clients/number-doubts'
import { halalasToRiyals } from '@warda/domain/money'
import type { ProfileRow } from '../client-profiles/index.ts'
import type { Credit } from '../receivables/index.ts'
import type { ProfileView } from './get-profile.ts'

export const presentCredit = ({ limit, used, left }: Credit): ClientProfile['credit'] => ({
  limit: halalasToRiyals(limit),
  used: halalasToRiyals(used),
  left: halalasToRiyals(left),
})

/** Maps a profile to the wire format; documents are ids of private pictures. */
export const presentProfile = ({ client, progress, expiryRequired, credit }: ProfileView): ClientProfile => ({
  id: client.id,
  organizationName: client.organizationName,
  email: client.email,
  phoneNumber: client.phone,
  unifiedNumber: client.unifiedNumber,
  registerNumber: client.registerNumber,
  registerIssueDate: client.registerIssueDate,
  registerExpiryDate: client.registerExpiryDate,
  registerCopy: client.registerCopy,
  ownerName: client.ownerName,
  ownerIdentityNumber: client.ownerIdentityNumber,
  ownerContactNumber: client.ownerContactNumber,
  ownerIdentityImage: client.ownerIdentity,
  isTaxRegistered: client.isTaxRegistered,
  taxNumber: client.taxNumber,
  taxExemptionLetter: client.taxLetter,
  address: presentAddress(client),
  accountsContact: client.accountsEmail === '' ? null : { fullName: client.accountsName, email: client.accountsEmail },
  purchaseOrderRequired: client.purchaseOrderRequired,
  done: progress.done,
  isNotComplete: !progress.complete,
  registerExpiryRequired: expiryRequired,
  reviewState: client.reviewState,
  reviewNote: client.reviewNote,
  doubts: listProfileDoubts(client),
  credit: presentCredit(credit),
})

function presentAddress(client: ProfileRow): ClientProfile['address'] {
  if (client.street === '') return null
  const { street, buildingNumber, district, city, postalCode } = client
  return { street, buildingNumber, district, city, postalCode }
}
