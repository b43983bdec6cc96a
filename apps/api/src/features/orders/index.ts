export { ownerOf, owns } from './buyer.ts'
export { expireOrder, overdueOrders } from './expire-order.ts'
export { type LockedOrder, lockOrder } from './queries.ts'
export { settleOrder } from './settle-order.ts'
