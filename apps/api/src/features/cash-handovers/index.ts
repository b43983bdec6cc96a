export { type DriverCash, readDriverCash } from './read-driver-cash.ts'
