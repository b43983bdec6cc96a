export { placeStanding } from './place-standing-orders.ts'
