import { isProfilePhone } from '../phone.ts'
import {
  hasTrivialSequence,
  isCommercialRegistrationNumber,
  isIdentityNumber,
  isUnifiedEstablishmentNumber,
  isVatNumber,
} from './registration-numbers.ts'

/** Kinds of numbers that are accepted as typed (spec §5); a doubt about one is confirmed by the user and shown to the reviewer (decision 34). */
export type NumberKind = 'unified' | 'register' | 'identity' | 'tax' | 'contact'

export const NUMBER_DOUBTS = [
  'unifiedFormat',
  'registerFormat',
  'identityFormat',
  'checkDigit',
  'taxFormat',
  'contactFormat',
  'sequence',
] as const
export type NumberDoubt = (typeof NUMBER_DOUBTS)[number]

/** The doubt about a number (Latin digits); null for a plausible or empty number. */
export function findNumberDoubt(kind: NumberKind, text: string | null): NumberDoubt | null {
  if (text === null || text === '') return null
  switch (kind) {
    case 'unified':
      return isUnifiedEstablishmentNumber(text) ? null : 'unifiedFormat'
    case 'register':
      return isCommercialRegistrationNumber(text) ? null : 'registerFormat'
    case 'identity':
      if (!/^[12]\d{9}$/.test(text)) return 'identityFormat'
      return isIdentityNumber(text) ? null : 'checkDigit'
    case 'tax':
      return isVatNumber(text) ? null : 'taxFormat'
    case 'contact':
      return isProfilePhone(text) ? null : 'contactFormat'
  }
}

const FIELDS = {
  unifiedNumber: 'unified',
  registerNumber: 'register',
  ownerIdentityNumber: 'identity',
  ownerContactNumber: 'contact',
  taxNumber: 'tax',
} as const

export const DOUBTFUL_FIELDS = [
  'unifiedNumber',
  'registerNumber',
  'ownerIdentityNumber',
  'ownerContactNumber',
  'taxNumber',
] as const satisfies readonly (keyof typeof FIELDS)[]
export type DoubtfulField = (typeof DOUBTFUL_FIELDS)[number]

/** The doubtful numbers of a profile for the reviewer, with one doubt each. */
export function listProfileDoubts(
  profile: Record<DoubtfulField, string | null>,
): { field: DoubtfulField; doubt: NumberDoubt }[] {
  return DOUBTFUL_FIELDS.flatMap((field) => {
    const text = profile[field] ?? ''
    const isSequence = field !== 'ownerContactNumber' && hasTrivialSequence(text)
    const doubt = findNumberDoubt(FIELDS[field], text) ?? (isSequence ? 'sequence' : null)
    return doubt === null ? [] : [{ field, doubt }]
  })
}
