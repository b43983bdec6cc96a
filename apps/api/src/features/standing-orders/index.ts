export { placeStandingOrders } from './place-standing-orders.ts'
