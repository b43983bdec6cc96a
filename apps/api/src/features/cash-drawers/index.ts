export { findRefundDrawer, lockOpenDrawer, recordOrderMovement } from './order-movements.ts'
