export {
  type CashAccount,
  cashDifferenceEntries,
  creditPaymentEntries,
  manualPaymentEntries,
  paymentEntries,
  refundEntries,
  reversalEntries,
  saleEntries,
} from './accounts.ts'
export { getMoneyOfOrders, getOrderMoney, type OrderMoney } from './order-money.ts'
export { post, postFree } from './post.ts'
