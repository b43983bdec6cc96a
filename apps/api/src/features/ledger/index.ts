export {
  type CashAccount,
  createCashDifferenceEntries,
  createGatewayRefundEntries,
  createManualPaymentEntries,
  createPaymentEntries,
  createReversalEntries,
  createSaleEntries,
  creditPaymentEntries,
  refundEntries,
} from './accounts.ts'
export { getMoneyOfOrders, getOrderMoney, type OrderMoney } from './order-money.ts'
export { post, postFree } from './post.ts'
