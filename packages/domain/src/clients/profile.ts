import { type IsoDate, isDate } from '../time/riyadh-time.ts'

/** What a client has told so far; null or blank is not told. Files are present or not. */
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
 * Which of the wizard's three steps are done, whether all are, and the step to open (null when complete). The exemption letter is optional;
 * `expiryRequired` is the shop's setting, on as specified (decisions §10).
 */
export function profileProgress(
  profile: ClientProfile,
  expiryRequired = true,
): { done: Record<ProfileStep, boolean>; complete: boolean; next: ProfileStep | null } {
  const done = {
    register:
      told(profile.organizationName, profile.unifiedNumber, profile.registerNumber) &&
      profile.hasRegisterCopy &&
      areRegistrationDatesValid(profile.registerIssueDate, profile.registerExpiryDate, expiryRequired),
    owner:
      told(profile.ownerName, profile.ownerIdentityNumber, profile.ownerContactNumber) && profile.hasOwnerIdentityImage,
    tax: profile.isTaxRegistered === true ? told(profile.taxNumber) : profile.isTaxRegistered === false,
  }
  const next = (['register', 'owner', 'tax'] as const).find((step) => !done[step]) ?? null
  return { done, complete: next === null, next }
}

/** Whether the register's dates exist and expiry comes after issue (spec §5); an expiry that is not required may be absent, not wrong. */
export function areRegistrationDatesValid(
  issue: IsoDate | null,
  expiry: IsoDate | null,
  expiryRequired = true,
): boolean {
  if (issue === null || !isDate(issue)) return false
  return expiry === null ? !expiryRequired : isDate(expiry) && expiry > issue
}

function told(...texts: (string | null)[]): boolean {
  return texts.every((text) => text !== null && text.trim() !== '')
}
