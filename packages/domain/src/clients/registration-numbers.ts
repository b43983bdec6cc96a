/**
 * Saudi numbers of companies and people, as the tax authority's invoice rules check them (BR-KSA-40, -44, F-08 to F-13). Latin digits only:
 * the API converts Arabic-Indic digits before.
 */

/** 15 digits; the first and the last are 3. */
export const isVatNumber = (text: string): boolean => /^3\d{13}3$/.test(text)

/** A commercial register number: 10 digits. */
export const isCommercialRegistrationNumber = (text: string): boolean => /^\d{10}$/.test(text)

/** The unified number of an establishment: 10 digits; the first is 7. */
export const isUnifiedEstablishmentNumber = (text: string): boolean => /^7\d{9}$/.test(text)

/** A citizen's identity number: 10 digits; the first is 1, the last is a Luhn check digit. */
const isNationalId = (text: string): boolean => /^1\d{9}$/.test(text) && passesLuhn(text)

/** A resident's identity number: as above; the first digit is 2. */
const isIqama = (text: string): boolean => /^2\d{9}$/.test(text) && passesLuhn(text)

/** The identity number of a person who lives in Saudi Arabia. */
export const isIdentityNumber = (text: string): boolean => isNationalId(text) || isIqama(text)

/** Whether a number contains eight equal or consecutive digits. Valid numbers can; the reviewer is warned. */
export const hasTrivialSequence = (text: string): boolean =>
  /01234567|12345678|23456789|76543210|87654321|98765432|(\d)\1{7}/.test(text)

function passesLuhn(digits: string): boolean {
  const values = [...digits].reverse().map((digit, at) => (at % 2 === 1 ? Number(digit) * 2 : Number(digit)))
  const reduced = values.map((value) => (value > 9 ? value - 9 : value))
  // Stryker disable next-line ArithmeticOperator: equivalent, the negative sum is divisible by ten as well
  return reduced.reduce((sum, value) => sum + value, 0) % 10 === 0
}
