/** A message of the tax authority about a document or a request; `code` identifies its rule and may be empty. */
export type AuthorityMessage = { level: 'error' | 'warning'; code: string; text: string }
