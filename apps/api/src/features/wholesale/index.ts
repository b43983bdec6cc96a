export { type ClientTerms, clientTerms } from './client-terms.ts'
