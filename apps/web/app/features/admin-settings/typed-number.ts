import { KM_PER_MILE } from '@warda/domain/delivery/distance'
import { normaliseDigits } from '@warda/domain/text'

/** Parses Latin or Arabic digits; other text is returned unchanged, so that the server can return the field's error. */
export const parseNumber = (text: string): number | string => {
  const normalised = normaliseDigits(text.trim()).replace('٫', '.')
  return /^\d+(\.\d+)?$/.test(normalised) ? Number(normalised) : text
}

/** Riyals as typed, in halalas. */
export const parseHalalas = (text: string): number | string => {
  const riyals = parseNumber(text)
  // More than two decimals give a fraction of a halala, which the server rejects.
  return typeof riyals === 'number' ? Math.round(riyals * 1e6) / 1e4 : riyals
}
export const formatRiyals = (halalas: number | string): string =>
  typeof halalas === 'number' ? String(halalas / 100) : halalas

/** Kilometres as typed, in miles, the unit of the delivery rules. */
export const parseMiles = (text: string): number | string => {
  const km = parseNumber(text)
  return typeof km === 'number' ? Math.round((km / KM_PER_MILE) * 1e4) / 1e4 : km
}
export const formatKilometres = (miles: number | string): string =>
  typeof miles === 'number' ? String(Math.round(miles * KM_PER_MILE * 10) / 10) : miles
