import { removeInvisible } from '../invisible.ts'
import { normaliseDigits } from '../text.ts'

/** A Saudi national short address as stored: capital letters and Latin digits without separators. */
export const normaliseShortAddress = (typed: string): string =>
  normaliseDigits(removeInvisible(typed)).replace(/[\s-]/g, '').toUpperCase()

/** Four letters (region, branch, division, unique) and the building number of four digits. */
export const isShortAddress = (text: string): boolean => /^[A-Z]{4}\d{4}$/.test(text)

/** The address line with its short address, so that every document and page shows it. */
export const withShortAddress = ({
  line,
  shortAddress,
}: {
  line: string
  shortAddress?: string | undefined
}): string => (!shortAddress || line.includes(shortAddress) ? line : `${line} (${shortAddress})`)
