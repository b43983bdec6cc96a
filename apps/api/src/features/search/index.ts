export { readTerms } from './resolve-search.ts'
