import { type IsoDate, isDate } from '../time/riyadh-time.ts'

/** The profile of a client; null or blank fields are missing. */
export type ClientProfile = {
  organizationName: string | null
  unifiedNumber: string | null
  registerNumber: string | null
  registerIssueDate: IsoDate | null
  registerExpiryDate: IsoDate | null
  hasRegisterCopy: boolean
  ownerName: string | null
  ownerIdentityNumber: string | null
  ownerContactNumber: string | null
  hasOwnerIdentityImage: boolean
  isTaxRegistered: boolean | null
  taxNumber: string | null
}

export type ProfileStep = 'register' | 'owner' | 'tax'

/**
 * The completed steps of the three-step wizard and the next step (null when all are complete). The exemption letter is optional;
 * `expiryRequired` is a setting of the shop, on by default (decisions §10).
 */
export function getProfileProgress(
  profile: ClientProfile,
  expiryRequired = true,
): { done: Record<ProfileStep, boolean>; complete: boolean; next: ProfileStep | null } {
  const done = {
    register:
      areFilled(profile.organizationName, profile.unifiedNumber, profile.registerNumber) &&
      profile.hasRegisterCopy &&
      areRegistrationDatesValid(profile.registerIssueDate, profile.registerExpiryDate, expiryRequired),
    owner:
      areFilled(profile.ownerName, profile.ownerIdentityNumber, profile.ownerContactNumber) &&
      profile.hasOwnerIdentityImage,
    tax: profile.isTaxRegistered === true ? areFilled(profile.taxNumber) : profile.isTaxRegistered === false,
  }
  const next = (['register', 'owner', 'tax'] as const).find((step) => !done[step]) ?? null
  return { done, complete: next === null, next }
}

/** Whether the dates exist and the expiry is after the issue (spec §5). An optional expiry can be absent but not invalid. */
export function areRegistrationDatesValid(
  issue: IsoDate | null,
  expiry: IsoDate | null,
  expiryRequired = true,
): boolean {
  // Stryker disable next-line ConditionalExpression: equivalent, null is no date
  if (issue === null || !isDate(issue)) return false
  return expiry === null ? !expiryRequired : isDate(expiry) && expiry > issue
}

function areFilled(...texts: (string | null)[]): boolean {
  return texts.every((text) => text !== null && text.trim() !== '')
}
