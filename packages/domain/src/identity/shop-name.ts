/** The name of the software, and of a shop that has no name yet. */
export const SOFTWARE_NAME = { en: 'Warda', ar: 'وردة' } as const

/** How a shop without a logo is drawn: the initial of its name, or a rose. */
export const MARKS = ['letter', 'rose'] as const
export type Mark = (typeof MARKS)[number]

/** The first letter or digit of a name, in capitals; `?` of a name without any. A leading Arabic article is skipped. */
export const getInitial = (name: string): string =>
  (/[\p{L}\p{Nd}]/u.exec(name.replace(/^\s*ال(?=\p{L}{2})/u, ''))?.[0] ?? '?').toUpperCase()

/** Longest prefix of a coupon code. */
const MAX_PREFIX = 10

/** The first Latin word of a name for the start of coupon codes; `WELCOME` when it has none. */
export const getCodePrefix = (name: string): string => {
  const word = name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/\p{M}/gu, '')
    .match(/[A-Z0-9]{2,}/)?.[0]
  return word?.slice(0, MAX_PREFIX) ?? 'WELCOME'
}
