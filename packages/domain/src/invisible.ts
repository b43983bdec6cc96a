/** Marks without width: soft hyphen, zero-width characters, direction marks and controls, word joiner, byte-order mark. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g

export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** Hyphens, dashes and the minus sign, the no-break hyphen included. */
const DASHES = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g

export const normaliseDashes = (text: string): string => text.replace(DASHES, '-')
