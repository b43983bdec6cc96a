import { removeInvisible } from '../invisible.ts'
import { normaliseDigits } from '../text.ts'

/** A Saudi national short address as stored: capital letters and Latin digits without separators. */
export const normaliseShortAddress = (typed: string): string =>
  normaliseDigits(removeInvisible(typed)).replace(/[\s-]/g, '').toUpperCase()

/** Four letters (region, branch, division, unique) and the building number of four digits. */
export const isShortAddress = (text: string): boolean => /^[A-Z]{4}\d{4}$/.test(text)
