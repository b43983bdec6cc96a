/** What the tax authority says about a document or a request; `code` names its rule and may be empty. */
export type AuthorityMessage = { level: 'error' | 'warning'; code: string; text: string }
