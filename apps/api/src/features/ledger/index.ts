export {
  creditPaymentEntries,
  handPaymentEntries,
  paymentEntries,
  refundEntries,
  reversalEntries,
  saleEntries,
  type Till,
} from './accounts.ts'
export { moneyOf, moneyOfMany, type OrderMoney } from './order-money.ts'
export { post, postFree } from './post.ts'
