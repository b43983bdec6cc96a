export { presentRow } from './row-present.ts'
export { type AdminOrderListRow, findLastOrders } from './row-queries.ts'
