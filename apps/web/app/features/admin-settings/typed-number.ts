import { normaliseDigits } from '@warda/domain/text'

/** A number as typed, Arabic digits too; what is none stays as typed, for the server to say so at its field. */
export const numberOf = (text: string): number | string => {
  const plain = normaliseDigits(text.trim()).replace('٫', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text
}

/** Riyals as typed in halalas. */
export const halalasTyped = (text: string): number | string => {
  const riyals = numberOf(text)
  // More than two decimals are no amount: 12.345 riyals stay a fraction of a halala, which nobody takes.
  return typeof riyals === 'number' ? Math.round(riyals * 1e6) / 1e4 : riyals
}
export const riyalsShown = (halalas: number | string): string =>
  typeof halalas === 'number' ? String(halalas / 100) : halalas

const KM_PER_MILE = 1.609_344

/** Kilometres as typed in miles, which the rules of the shop count in. */
export const milesTyped = (text: string): number | string => {
  const km = numberOf(text)
  return typeof km === 'number' ? Math.round((km / KM_PER_MILE) * 1e4) / 1e4 : km
}
export const kmShown = (miles: number | string): string =>
  typeof miles === 'number' ? String(Math.round(miles * KM_PER_MILE * 10) / 10) : miles
