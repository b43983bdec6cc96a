export { listComingItems } from './list-coming-items.ts'
export { placeStandingOrders } from './place-standing-orders.ts'
