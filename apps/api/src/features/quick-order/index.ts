export { type ClientTerms, clientTerms } from '../client-terms/client-terms.ts'
