export { paymentEntries, reversalEntries, saleEntries } from './accounts.ts'
export { moneyOf, moneyOfMany, type OrderMoney } from './order-money.ts'
export { post } from './post.ts'
