/** The legal texts of a shop, each a public page. */
export const LEGAL_PAGES = ['terms', 'returns', 'privacy'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]
