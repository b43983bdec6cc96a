/** The legal texts of a shop, each a public page. */
export const LEGAL_PAGES = ['terms', 'returns', 'privacy'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** A version of a text: the version of its setting and a hash; consents from before legal texts were recorded name others. */
export const isLegalVersion = (text: string): boolean => /^\d{1,9}-[0-9a-f]{10}$/.test(text)
