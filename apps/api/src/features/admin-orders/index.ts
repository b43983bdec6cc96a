export { presentRow } from './row-present.ts'
export { type DeskRow, findLastOrders } from './row-queries.ts'
