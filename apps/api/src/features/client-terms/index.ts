export type { Terms } from './admin-queries.ts'
export { type ClientTerms, readClientTerms } from './client-terms.ts'
export { getTerms } from './get-terms.ts'
export { presentTerms } from './present.ts'
