export { sumCashInHand } from './queries.ts'
export { type DriverCash, readDriverCash } from './read-driver-cash.ts'
