export { adjustFee, type FeeChange, readChargedFee } from './adjust-fee.ts'
export { decideApproval } from './answer-approval.ts'
export { cancelOrder } from './cancel-order.ts'
export type { Destination } from './check-destination.ts'
export { closeOrder } from './close-order.ts'
export { completeOrder, earnWhenPaid } from './complete-order.ts'
export { completeOverdue, listUnreceivedOrders } from './complete-overdue.ts'
export { deliverOrder } from './deliver-order.ts'
export type { CounterError, OrderRequest, PhoneCall } from './draft-order.ts'
export { expireOrder, listOverdueOrders } from './expire-order.ts'
export { listAvailableTerms } from './list-available-terms.ts'
export type { Owner } from './list-queries.ts'
export { findBranchOrders, findOrder, type OrderView } from './list-queries.ts'
export { moveOrder } from './move-order.ts'
export { queueStandingOrderMail, toMailPayload } from './notify-buyer.ts'
export { isOrderOfBuyer, toOwner } from './order-buyer.ts'
export { placeOrder } from './place-order.ts'
export {
  type CatalogueLine,
  lockBranch,
  type OrderActor,
  readLines,
  takeStock,
} from './place-queries.ts'
export { presentOrder } from './present.ts'
export { type OrderPreview, type PartialOrder, type PreviewLine, previewOrder } from './preview-order.ts'
export { toOrderLines } from './price-basket.ts'
export { type PricedOrder, type PriceError, priceOrder } from './price-order.ts'
export type { PricingMode } from './pricing-mode.ts'
export { isPurchaseOrderRequired } from './purchase-order-queries.ts'
export { checkPurchaseOrder } from './purchase-order-rule.ts'
export { hasOpenDiscrepancy, type LockedOrder, lockOrder, lockOrders } from './queries.ts'
export { remakeOrder } from './remake-order.ts'
export { settleOrders, settleRest } from './settle-order.ts'
