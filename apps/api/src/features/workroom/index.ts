export { findItemsToMake } from './queries.ts'
