export {
  creditPaymentEntries,
  manualPaymentEntries,
  paymentEntries,
  refundEntries,
  reversalEntries,
  saleEntries,
  type CashAccount,
} from './accounts.ts'
export { moneyOf, moneyOfMany, type OrderMoney } from './order-money.ts'
export { post, postFree } from './post.ts'
