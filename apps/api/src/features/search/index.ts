export { matchesSearch } from './matches-search.ts'
export { readTerms } from './resolve-search.ts'
